import { hasExtension, type Limit, type LimitPeriod, limitPeriods } from '@tessera/shared-contracts/extensions';
import { type Decimal, formatFiat, subtractDecimals } from '@tessera/shared-contracts/money';
import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ListRow } from '../sessions';
import { Sums } from './Limits.styles';
import { messages } from './limits.messages';
import { amountText, returnedOf } from './limitText';

type Sum = keyof typeof messages.sums;
const sums = Object.keys(messages.sums) as readonly Sum[];

/** The sums of a period, as far as the provider tells them. */
function sumsOf(limits: readonly Limit[], period: LimitPeriod): Readonly<Partial<Record<Sum, string>>> {
  const used = (kind: Limit['kind']): Decimal | undefined =>
    limits.find((limit) => limit.kind === kind && limit.period === period)?.used;
  const [deposit, wager, loss, session] = [used('deposit'), used('wager'), used('loss'), used('session')];
  return {
    ...(deposit && { deposit: formatFiat(deposit) }),
    ...(wager && { wager: formatFiat(wager) }),
    ...(wager && loss && { returned: formatFiat(returnedOf(wager, loss)) }),
    ...(loss && { net: formatFiat(subtractDecimals('0', loss), { isSigned: true }) }),
    ...(session && { session: amountText('session', session) }),
  };
}

/** What the player did today, this week and this month. */
export function OwnPlay({ limits }: { readonly limits: readonly Limit[] }) {
  const byPeriod = limitPeriods.map((period) => [period, sumsOf(limits, period)] as const);
  return (
    <ListRow as="div">
      <Sums>
        <caption>
          <strong>{messages.play}</strong>
          <span>{messages.playLine}</span>
          {hasExtension('statement') && <StatementLink to="/statement">{messages.statement}</StatementLink>}
        </caption>
        <thead>
          <tr>
            <td />
            {limitPeriods.map((period) => (
              <th key={period} scope="col">
                {messages.columns[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum}>
              <th scope="row">{messages.sums[sum]}</th>
              {byPeriod.map(([period, values]) => (
                <td key={period}>{values[sum] ?? messages.noTime}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sums>
    </ListRow>
  );
}

const StatementLink = styled(Link)`
  ${linkStyles}
`;
