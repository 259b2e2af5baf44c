import { readMoment } from '@tessera/shared-contracts/api';
import { type Bet, betResult } from '@tessera/shared-contracts/extensions';
import { color, space } from '@tessera/shared-contracts/theme';
import { CoinTile, CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { payoutOf } from '../bet-source';
import {
  alignEnd,
  BetLink,
  type Column,
  formatClock,
  GameName,
  linkedRow,
  Multiplier,
  PayoutText,
  Table,
  TableFrame,
  TableHead,
} from '../list-parts';
import { BetUser } from './BetUser';
import { arriving } from './LiveBets.styles';
import { messages } from './liveBets.messages';

const { columns: titles } = messages;

export const columns: readonly Column[] = [
  { title: titles.game, share: 1.5 },
  { title: titles.user, share: 1.2 },
  { title: titles.time, share: 1 },
  { title: titles.bet, share: 1, isEnd: true },
  { title: titles.multiplier, share: 1, isEnd: true },
  { title: titles.payout, share: 1.2, isEnd: true },
];

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
  return (
    <TableFrame>
      <Table $columns={columns.map(({ share }) => share)} aria-label={label}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} $isArriving={row.id === arrivedId}>
              <td>
                <BetLink id={row.id} isSample={isSample}>
                  <GameName game={row.game} />
                </BetLink>
              </td>
              <td>
                <BetUser user={row.player || undefined} />
              </td>
              <Time>{clockOf(row)}</Time>
              <td {...alignEnd}>
                <WithCoin currency={row.currency}>
                  <CryptoAmount amount={row.amount} places={places} />
                </WithCoin>
              </td>
              <td {...alignEnd}>
                <Multiplier value={row.multiplier} />
              </td>
              <td {...alignEnd}>
                <WithCoin currency={row.currency}>
                  <LivePayout bet={row} places={places} />
                </WithCoin>
              </td>
            </Row>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** `18:42:07`, an em dash if the provider sent no time. */
export function clockOf({ createdAt }: Bet): string {
  const moment = readMoment(createdAt);
  return moment === undefined ? '—' : formatClock(moment);
}

/** The outcome of a bet: `+5.2500` for a win, `−0.4000` for a loss. */
export function LivePayout({ bet, places }: { readonly bet: Bet; readonly places: number }) {
  const result = betResult(bet.multiplier);
  return (
    <PayoutText $result={result}>
      <CryptoAmount amount={payoutOf(bet)} places={places} sign={result === 'win' ? 'auto' : 'none'} />
    </PayoutText>
  );
}

function WithCoin({ currency, children }: { readonly currency: string; readonly children: ReactNode }) {
  return (
    <Sum>
      {children}
      <CoinTile symbol={currency} size="sm" />
      <VisuallyHidden>{currency}</VisuallyHidden>
    </Sum>
  );
}

const Row = styled.tr<{ $isArriving: boolean }>`
  ${linkedRow}
  ${({ $isArriving }) => $isArriving && arriving}
`;

const Time = styled.td`
  && {
    color: ${color.text.tertiary};
  }
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.text.primary};
`;
