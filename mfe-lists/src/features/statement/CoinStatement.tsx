import type { StatementRow } from '@tessera/shared-contracts/extensions';
import { countDecimalPlaces, ledgerPlaces } from '@tessera/shared-contracts/money';
import { CoinTile, CryptoAmount, Notice } from '@tessera/shared-contracts/ui';
import { CoinName, Lines } from './Statement.styles';
import { messages } from './statement.messages';
import { addsUp, linesOf } from './statementLines';

/** The statement of one coin: its balances, and what changed them. */
export function CoinStatement({ row }: { readonly row: StatementRow }) {
  return (
    <li>
      <Lines>
        <caption>
          <CoinName translate="no">
            <CoinTile symbol={row.currency} size="sm" />
            <span>{row.currency.toUpperCase()}</span>
          </CoinName>
        </caption>
        <tbody>
          {linesOf(row).map(({ id, name, amount, kind }) => (
            <tr key={id} data-kind={kind}>
              <th scope="row" {...(kind === 'sum' && { title: messages.netHint })}>
                {name}
              </th>
              <td>
                <CryptoAmount
                  amount={amount}
                  places={Math.max(ledgerPlaces, countDecimalPlaces(amount))}
                  sign={kind === 'balance' ? 'none' : 'auto'}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
      {!addsUp(row) && <Notice>{messages.doesNotAddUp}</Notice>}
    </li>
  );
}
