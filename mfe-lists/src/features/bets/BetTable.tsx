import type { Bet } from '@tessera/shared-contracts/extensions';
import { netPayout, outcomeOf } from '@tessera/shared-contracts/money';
import { color, media, space } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { type Cells, type Column, DataTable, IdText, linkedRow, Moment, TableCells } from '../../shared';
import { BetAmount, BetLink, GameName, hasBetDetail, Multiplier, PayoutText } from '../bet-parts';
import { messages } from './bets.messages';

const { columns } = messages;

/** Rows per page (spec §9 Bets page size). */
export const pageSize = 20;

export const betColumns = [
  { id: 'id', title: columns.id, share: 1.1 },
  { id: 'game', title: columns.game, share: 1.3 },
  { id: 'amount', title: columns.amount, share: 1.1, isEnd: true },
  { id: 'multiplier', title: columns.multiplier, share: 0.9, isEnd: true },
  { id: 'date', title: columns.date, share: 1.5 },
  { id: 'payout', title: columns.payout, share: 1.2, isEnd: true },
] as const satisfies readonly Column[];

/** A list of bets. */
export interface BetRowsProps {
  readonly bets: readonly Bet[];
  readonly isSample: boolean;
}

export function BetTable({ bets, isSample }: BetRowsProps) {
  const cells: Cells<Bet, (typeof betColumns)[number]['id']> = {
    id: ({ id }) => <IdText id={id} copyLabel={messages.copyId(id)} />,
    game: ({ id, game }) => (
      <BetLink id={id} isSample={isSample}>
        <GameName game={game} />
      </BetLink>
    ),
    amount: ({ amount, currency }) => (
      <Stake>
        <BetAmount amount={amount} currency={currency} />
      </Stake>
    ),
    multiplier: ({ multiplier }) => <Multiplier value={multiplier} />,
    date: ({ createdAt }) => <Moment iso={createdAt} isPlain={hasBetDetail(isSample)} />,
    payout: (bet) => <Payout bet={bet} />,
  };
  return (
    <BetColumns>
      <DataTable label={messages.title} columns={betColumns} rows={bets}>
        {bets.map((bet) => (
          <Row key={bet.id}>
            <TableCells columns={betColumns} cells={cells} row={bet} />
          </Row>
        ))}
      </DataTable>
    </BetColumns>
  );
}

/** What a bet gained or lost: `+$12.25`, `−$5.00`. */
export function Payout({ bet }: { readonly bet: Bet }) {
  const net = netPayout(bet.amount, bet.payout);
  return (
    <PayoutText $result={outcomeOf(net)}>
      <BetAmount amount={net} currency={bet.currency} sign="auto" />
    </PayoutText>
  );
}

/** Space between a date and the column of numbers before it. */
const BetColumns = styled.div`
  th:nth-child(5),
  td:nth-child(5) {
    padding-left: ${space(8)};

    ${media.belowLg} {
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
