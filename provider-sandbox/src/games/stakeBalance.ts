import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { holdBalance, postTransfer, readBalance } from '../ledger';
import { gamesMessages } from './games.messages';
import type { GameSession } from './sessions';

/** What a round moves at once: stake and payout, or one of them with the other at 0. */
export interface RoundMoney {
  /** The same money cannot be moved twice. */
  readonly reference: string;
  readonly currency: string;
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly at: Date;
}

/** What the player can stake. */
export async function readStakeBalance(queries: Queries, session: GameSession, currency: string): Promise<Decimal> {
  if (session.userId !== undefined) return readBalance(queries, session.userId, currency);
  const row = await queryOne<{ amount: Decimal }>(
    queries,
    'select play_balance::text as amount from game_sessions where id = $1',
    [session.id],
  );
  // Closed since the request came in, to make room for another.
  if (row === undefined) throw new HttpError(401, gamesMessages.sessionOver);
  return row.amount;
}

/** Moves the money of a round as one transfer: stake to the house, payout back. */
export async function moveRoundMoney(tx: Queries, session: GameSession, money: RoundMoney): Promise<void> {
  const { currency, stake, payout } = money;
  if (session.userId === undefined) return settlePlayMoney(tx, session, money);
  const player = { kind: 'player', owner: session.userId, currency } as const;
  const house = { kind: 'games', currency } as const;
  // The stake must be there before the payout is: a win does not pay for its own stake.
  const balance = await holdBalance(tx, session.userId, currency);
  if (compareDecimals(stake, balance) > 0) throw new HttpError(400, gamesMessages.insufficient);
  const postings = [
    { account: player, amount: `-${stake}` },
    { account: house, amount: stake },
    { account: house, amount: `-${payout}` },
    { account: player, amount: payout },
  ].filter(({ amount }) => compareDecimals(amount, '0') !== 0);
  if (postings.length === 0) return;
  await postTransfer(tx, { kind: 'round', reference: money.reference, at: money.at, postings });
}

async function settlePlayMoney(tx: Queries, session: GameSession, { stake, payout }: RoundMoney): Promise<void> {
  const rows = await tx.query(
    `update game_sessions set play_balance = play_balance - $2::numeric + $3::numeric
     where id = $1 and play_balance >= $2::numeric returning id`,
    [session.id, stake, payout],
  );
  if (rows.length === 0) throw new HttpError(400, gamesMessages.insufficient);
}
