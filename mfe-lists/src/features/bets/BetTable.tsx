import { formatFiat } from '@tessera/shared-contracts/money';
import { color, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import {
  alignEnd,
  type Column,
  formatMoment,
  GameName,
  IdText,
  Multiplier,
  PayoutText,
  Table,
  TableFrame,
  TableHead,
} from '../list-parts';
import { type Bet, payoutText } from './bet';
import { messages } from './bets.messages';

const { columns } = messages;

export const betColumns: readonly Column[] = [
  { title: columns.id, share: 1.1 },
  { title: columns.game, share: 1.3 },
  { title: columns.amount, share: 1, isEnd: true },
  { title: columns.multiplier, share: 1, isEnd: true },
  { title: columns.date, share: 1.5 },
  { title: columns.payout, share: 1, isEnd: true },
];

export function BetTable({ bets }: { readonly bets: readonly Bet[] }) {
  return (
    <TableFrame>
      <BetColumns $columns={betColumns.map(({ share }) => share)} aria-label={messages.title}>
        <TableHead columns={betColumns} />
        <tbody>
          {bets.map((bet) => (
            <tr key={bet.id}>
              <td>
                <IdText id={bet.id} copyLabel={messages.copyId(bet.id)} />
              </td>
              <td>
                <GameName game={bet.game} />
              </td>
              <td {...alignEnd}>
                <Stake>{formatFiat(bet.amount)}</Stake>
              </td>
              <td {...alignEnd}>
                <Multiplier value={bet.multiplier} />
              </td>
              <td>
                <time dateTime={bet.date}>{formatMoment(bet.date)}</time>
              </td>
              <td {...alignEnd}>
                <PayoutText $isWin={bet.status === 'win'}>{payoutText(bet)}</PayoutText>
              </td>
            </tr>
          ))}
        </tbody>
      </BetColumns>
    </TableFrame>
  );
}

/** Space between a date and the column of numbers before it. */
const BetColumns = styled(Table)`
  th:nth-child(5),
  td:nth-child(5) {
    padding-left: ${space(8)};

    @media (max-width: 1023.98px) {
      padding-left: ${space(4)};
    }
  }
`;

const Stake = styled.span`
  color: ${color.text.primary};
`;
