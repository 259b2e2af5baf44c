import type { Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { readRestriction } from './breaks/restriction';
import { refuseRestricted } from './breaks/withdrawOnly';
import { decideStake, type PassedLimit, playedSince } from './decide';
import { inDollars } from './dollars';
import { holdPlayer, readLastStake, readLimitStates } from './limitStates';
import { limitsMessages } from './limits.messages';

interface Stake {
  readonly userId: string;
  /** Of the game in which it is taken. */
  readonly gameSession: string;
  /** Id of its round or bet. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly at: Date;
}

const refuseLimit = ({ kind, period, amount, left, until }: PassedLimit): HttpError =>
  new HttpError(403, limitsMessages.passed(kind, period, until), {
    limit: { kind, period, amount, left, until: until.toISOString() },
  });

/**
 * Decides on a stake in the transaction that takes it, and counts it at its present value. The player is held until the
 * transaction ends, so bets at the same time, in any game and coin, and changes of limits come one after the other.
 *
 * @throws HttpError 403 if it may not be taken
 */
export async function requireStake(
  { config }: Pick<Sandbox, 'config'>,
  tx: Queries,
  { userId, gameSession, reference, currency, amount, at }: Stake,
): Promise<void> {
  const { extensions } = config;
  const hasLimits = extensions.includes('limits');
  if (!hasLimits && !extensions.includes('breaks')) return;
  await holdPlayer(tx, userId);
  const { rate, usd } = inDollars(amount, currency);
  const refusal = decideStake({
    restriction: await readRestriction({ config }, tx, userId, at),
    limits: hasLimits ? await readLimitStates(tx, userId, at) : [],
    usd,
  });
  if (refusal !== undefined) {
    throw 'limit' in refusal ? refuseLimit(refusal.limit) : refuseRestricted(refusal.restriction);
  }
  if (!hasLimits) return;
  const playedMs = playedSince(await readLastStake(tx, userId), at);
  await tx.query(
    `insert into counted_money (reference, user_id, kind, at, rate, usd, played_ms, account_session)
     values ($1, $2, 'stake', $3, $4::numeric, $5::numeric, $6, (select account_session from game_sessions where id = $7))`,
    [reference, userId, at, rate, usd, playedMs, gameSession],
  );
}

/** Counts what a stake returned, at the rate at which it was taken. */
export const countReturned = (tx: Queries, reference: string, amount: Decimal) =>
  tx.query(
    `update counted_money set returned_usd = returned_usd + $2::numeric * rate where reference = $1 and kind = 'stake'`,
    [reference, amount],
  );
