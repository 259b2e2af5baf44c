import { color, space } from '@tessera/shared-contracts/theme';
import { CoinTile, CryptoAmount, VisuallyHidden } from '@tessera/shared-contracts/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  alignEnd,
  type Column,
  formatClock,
  GameName,
  Multiplier,
  PayoutText,
  Table,
  TableFrame,
  TableHead,
} from '../list-parts';
import { BetUser } from './BetUser';
import { arriving } from './LiveBets.styles';
import { type LiveBet, livePayoutText, livePlaces } from './liveBet';
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

interface LiveBetTableProps {
  readonly label: string;
  readonly rows: readonly LiveBet[];
  /** The row that slides in. */
  readonly arrivedId?: string | undefined;
}

export function LiveBetTable({ label, rows, arrivedId }: LiveBetTableProps) {
  return (
    <TableFrame>
      <Table $columns={columns.map(({ share }) => share)} aria-label={label}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} $isArriving={row.id === arrivedId}>
              <td>
                <GameName game={row.game} />
              </td>
              <td>
                <BetUser user={row.user} />
              </td>
              <Time>{formatClock(row.placedAtMs)}</Time>
              <td {...alignEnd}>
                <InSol>
                  <CryptoAmount amount={row.bet} places={livePlaces} />
                </InSol>
              </td>
              <td {...alignEnd}>
                <Multiplier value={row.multiplier} />
              </td>
              <td {...alignEnd}>
                <InSol>
                  <PayoutText $isWin={row.status === 'win'}>{livePayoutText(row)}</PayoutText>
                </InSol>
              </td>
            </Row>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function InSol({ children }: { readonly children: ReactNode }) {
  return (
    <Sum>
      {children}
      <CoinTile symbol={messages.unit} size="sm" />
      <VisuallyHidden>{messages.unit}</VisuallyHidden>
    </Sum>
  );
}

const Row = styled.tr<{ $isArriving: boolean }>`
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
