import { readMoment } from '@tessera/shared-contracts/api';
import type { Bet } from '@tessera/shared-contracts/extensions';
import { formatClock } from '@tessera/shared-contracts/format';
import { netPayout, outcomeOf } from '@tessera/shared-contracts/money';
import { color, space } from '@tessera/shared-contracts/theme';
import { CoinTile, CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Cells, type Column, DataTable, linkedRow, TableCells } from '../../shared';
import { BetLink, GameName, Multiplier, PayoutText } from '../bet-parts';
import { BetUser } from './BetUser';
import { arriving } from './LiveBets.styles';
import { messages } from './liveBets.messages';

const { columns: titles } = messages;

export const columns = [
  { id: 'game', title: titles.game, share: 1.5 },
  { id: 'user', title: titles.user, share: 1.2 },
  { id: 'time', title: titles.time, share: 1 },
  { id: 'bet', title: titles.bet, share: 1, isEnd: true },
  { id: 'multiplier', title: titles.multiplier, share: 1, isEnd: true },
  { id: 'payout', title: titles.payout, share: 1.2, isEnd: true },
] as const satisfies readonly Column[];

/** Live bets as rows. */
export interface LiveBetRowsProps {
  readonly label: string;
  readonly rows: readonly Bet[];
  readonly isSample: boolean;
  /** Decimal places of the amounts. */
  readonly places: number;
  /** The row that slides in. */
  readonly arrivedId?: string | undefined;
}

export function LiveBetTable({ label, rows, isSample, places, arrivedId }: LiveBetRowsProps) {
  const cells: Cells<Bet, (typeof columns)[number]['id']> = {
    game: ({ id, game }) => (
      <BetLink id={id} isSample={isSample}>
        <GameName game={game} />
      </BetLink>
    ),
    user: ({ player }) => <BetUser user={player || undefined} />,
    time: (bet) => <Time>{clockOf(bet)}</Time>,
    bet: ({ amount, currency }) => (
      <WithCoin currency={currency}>
        <CryptoAmount amount={amount} places={places} />
      </WithCoin>
    ),
    multiplier: ({ multiplier }) => <Multiplier value={multiplier} />,
    payout: (bet) => (
      <WithCoin currency={bet.currency}>
        <LivePayout bet={bet} places={places} />
      </WithCoin>
    ),
  };
  return (
    <DataTable label={label} columns={columns} rows={rows}>
      {rows.map((row) => (
        <Row key={row.id} $isArriving={row.id === arrivedId}>
          <TableCells columns={columns} cells={cells} row={row} />
        </Row>
      ))}
    </DataTable>
  );
}

/** `18:42:07`, an em dash if the provider sent no time. */
export function clockOf({ createdAt }: Bet): string {
  const moment = readMoment(createdAt);
  return moment === undefined ? '—' : formatClock(moment);
}

/** What a bet gained or lost: `+4.0000`, `−0.4000`. */
export function LivePayout({ bet, places }: { readonly bet: Bet; readonly places: number }) {
  const net = netPayout(bet.amount, bet.payout);
  return (
    <PayoutText $result={outcomeOf(net)}>
      <CryptoAmount amount={net} places={places} sign="auto" />
    </PayoutText>
  );
}

function WithCoin({ currency, children }: { readonly currency: string; readonly children: ReactNode }) {
  return (
    <Sum>
      <span>{children}</span>
      <CoinTile symbol={currency} size="sm" />
      <VisuallyHidden translate="no">{currency}</VisuallyHidden>
    </Sum>
  );
}

const Row = styled.tr<{ $isArriving: boolean }>`
  ${linkedRow}
  ${({ $isArriving }) => $isArriving && arriving}
`;

const Time = styled.span`
  color: ${color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.text.primary};
`;
