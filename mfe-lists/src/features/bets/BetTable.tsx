import { type Bet, betResult } from '@tessera/shared-contracts/extensions';
import { color, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { payoutOf } from '../bet-source';
import {
  alignEnd,
  BetAmount,
  BetLink,
  type Column,
  formatMoment,
  GameName,
  IdText,
  linkedRow,
  Multiplier,
  PayoutText,
  Table,
  TableFrame,
  TableHead,
} from '../list-parts';
import { messages } from './bets.messages';

const { columns } = messages;

export const betColumns: readonly Column[] = [
  { title: columns.id, share: 1.1 },
  { title: columns.game, share: 1.3 },
  { title: columns.amount, share: 1.1, isEnd: true },
  { title: columns.multiplier, share: 0.9, isEnd: true },
  { title: columns.date, share: 1.5 },
  { title: columns.payout, share: 1.2, isEnd: true },
];

/** Bets as a list shows them. */
export interface BetRowsProps {
  readonly bets: readonly Bet[];
  readonly isSample: boolean;
}

export function BetTable({ bets, isSample }: BetRowsProps) {
  return (
    <TableFrame>
      <BetColumns $columns={betColumns.map(({ share }) => share)} aria-label={messages.title}>
        <TableHead columns={betColumns} />
        <tbody>
          {bets.map((bet) => (
            <Row key={bet.id}>
              <td>
                <IdText id={bet.id} copyLabel={messages.copyId(bet.id)} />
              </td>
              <td>
                <BetLink id={bet.id} isSample={isSample}>
                  <GameName game={bet.game} />
                </BetLink>
              </td>
              <td {...alignEnd}>
                <Stake>
                  <BetAmount amount={bet.amount} currency={bet.currency} />
                </Stake>
              </td>
              <td {...alignEnd}>
                <Multiplier value={bet.multiplier} />
              </td>
              <td>
                <time dateTime={bet.createdAt}>{formatMoment(bet.createdAt)}</time>
              </td>
              <td {...alignEnd}>
                <Payout bet={bet} />
              </td>
            </Row>
          ))}
        </tbody>
      </BetColumns>
    </TableFrame>
  );
}

/** The outcome of a bet: `+$24.75` for a win, `−$5.00` for a loss. */
export function Payout({ bet }: { readonly bet: Bet }) {
  const result = betResult(bet.multiplier);
  return (
    <PayoutText $result={result}>
      <BetAmount amount={payoutOf(bet)} currency={bet.currency} sign={result === 'win' ? 'auto' : 'none'} />
    </PayoutText>
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

const Row = styled.tr`
  ${linkedRow}
`;

const Stake = styled.span`
  color: ${color.text.primary};
`;
