import { compareDecimals, type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { holdBalance, postTransfer, readBalance } from '../ledger';
import { countReturned, requireStake } from '../limits/requireStake';
import type { Sandbox } from '../sandbox';
import { gamesMessages } from './games.messages';
import { requirePace } from './pace';
import type { GameSession } from './session';

/** Money moved by a round: stake and payout together or separately. */
interface RoundMoney {
  /** Id of the round, which has at most one transfer of each kind. */
  readonly reference: string;
  readonly currency: string;
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly at: Date;
}

/** The part of a session that identifies the balance; the session may have ended. */
export type StakeOwner = Pick<GameSession, 'id' | 'userId'>;

/** The balance that the player can stake. */
export async function readStakeBalance(queries: Queries, session: StakeOwner, currency: string): Promise<Decimal> {
  if (session.userId !== undefined) return readBalance(queries, session.userId, currency);
  const row = await queryOne<{ amount: Decimal }>(
    queries,
    'select play_balance::text as amount from game_sessions where id = $1',
    [session.id],
  );
  // The session was closed after the request arrived, to make room for another.
  if (row === undefined) throw new HttpError(401, gamesMessages.sessionOver);
  return row.amount;
}

/**
 * Takes the stake of a round, together with its payout if that is known already. Every stake goes this way.
 *
 * @throws HttpError 403 when the player's limits or a break refuse it, 429 when it comes too soon after the last one, 400 when the
 * balance does not cover it
 */
export async function takeStake(
  sandbox: Pick<Sandbox, 'config'>,
  tx: Queries,
  session: StakeOwner,
  money: RoundMoney,
): Promise<void> {
  const { id: gameSession, userId } = session;
  const { reference, currency, stake: amount, at } = money;
  await requirePace(sandbox, tx, session, at);
  if (userId !== undefined) await requireStake(sandbox, tx, { userId, gameSession, reference, currency, amount, at });
  await moveMoney(tx, session, 'round', money);
}

/** Pays what a round won, or gives its stake back, as the only transfer of that kind. */
export const payOut = (
  tx: Queries,
  session: StakeOwner,
  kind: 'payout' | 'refund',
  money: Omit<RoundMoney, 'stake'>,
): Promise<void> => moveMoney(tx, session, kind, { ...money, stake: '0' });

/** Moves the money of a round as one transfer: stake to the house, payout back. */
async function moveMoney(
  tx: Queries,
  session: StakeOwner,
  kind: 'round' | 'payout' | 'refund',
  money: RoundMoney,
): Promise<void> {
  const { currency, stake, payout } = money;
  if (session.userId === undefined) return settlePlayMoney(tx, session, money);
  const player = { kind: 'player', owner: session.userId, currency } as const;
  const house = { kind: 'games', currency } as const;
  // The balance must cover the stake before the payout: a win does not pay for its own stake.
  const balance = await holdBalance(tx, session.userId, currency);
  if (compareDecimals(stake, balance) > 0) throw new HttpError(400, gamesMessages.insufficient);
  const from = (giver: typeof player | typeof house, taker: typeof player | typeof house, amount: Decimal) =>
    isPositiveDecimal(amount)
      ? [
          { account: giver, amount: `-${amount}` },
          { account: taker, amount },
        ]
      : [];
  const postings = [...from(player, house, stake), ...from(house, player, payout)];
  if (postings.length === 0) return;
  await postTransfer(tx, { kind, reference: money.reference, at: money.at, postings });
  if (isPositiveDecimal(payout)) await countReturned(tx, money.reference, payout);
}

async function settlePlayMoney(tx: Queries, session: StakeOwner, { stake, payout }: RoundMoney): Promise<void> {
  const rows = await tx.query(
    `update game_sessions set play_balance = play_balance - $2::numeric + $3::numeric
     where id = $1 and play_balance >= $2::numeric returning id`,
    [session.id, stake, payout],
  );
  if (rows.length === 0) throw new HttpError(400, gamesMessages.insufficient);
}
