import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '@tessera/shared-contracts/extensions/schema';
import { type Decimal, divideDecimals } from '@tessera/shared-contracts/money';
import { type Queries, queryExactlyOne } from '../database';
import type { StoredLimit } from './changeLimit';
import { type LimitState, playedSince } from './decide';
import { periodAt } from './periods';

/** A limit of a player. */
export interface LimitKey {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

interface StoredRow extends StoredLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

interface UsageRow {
  readonly period: LimitPeriod;
  readonly deposit: Decimal;
  readonly wager: Decimal;
  readonly loss: Decimal;
  readonly playedMs: Decimal;
}

const noLimit: StoredLimit = { amount: null, pendingAmount: null, confirmFrom: null };
const minuteMs = '60000';

/** Keeps everything that is decided on a player's play in order, until the transaction ends. Comes before accounts of the ledger. */
export const holdPlayer = (tx: Queries, userId: string) =>
  tx.query('select id from users where id = $1 for no key update', [userId]);

/** When the player last staked. */
export const readLastStake = async (queries: Queries, userId: string): Promise<Date | null> =>
  (
    await queryExactlyOne<{ at: Date | null }>(
      queries,
      `select max(at) as at from counted_money where user_id = $1 and kind = 'stake'`,
      [userId],
    )
  ).at;

/** A player's limits of every kind and period, with what counts towards each now. */
export async function readLimitStates(
  queries: Queries,
  userId: string,
  at: Date,
): Promise<readonly (LimitState & StoredLimit)[]> {
  const stored = await queries.query<StoredRow>(
    `select kind, period, trim_scale(amount)::text as amount, trim_scale(pending_amount)::text as "pendingAmount",
       confirm_from as "confirmFrom" from limits where user_id = $1`,
    [userId],
  );
  const periods = limitPeriods.map((period) => ({ period, ...periodAt(period, at) }));
  const usage = await queries.query<UsageRow>(
    `select period.name as period,
       trim_scale(coalesce(sum(usd) filter (where kind = 'deposit'), 0))::text as deposit,
       trim_scale(coalesce(sum(usd) filter (where kind = 'stake'), 0))::text as wager,
       trim_scale(coalesce(sum(usd - returned_usd) filter (where kind = 'stake'), 0))::text as loss,
       coalesce(sum(played_ms), 0)::text as "playedMs"
     from (values ('day', $2::timestamptz, $3::timestamptz), ('week', $4, $5), ('month', $6, $7)) as period (name, since, until)
       left join counted_money on user_id = $1 and at >= since and at < until
     group by period.name`,
    [userId, ...periods.flatMap(({ from, until }) => [from, until])],
  );
  const runningMs = playedSince(await readLastStake(queries, userId), at);
  return periods.flatMap(({ period, until }) => {
    const used = usage.find((row) => row.period === period);
    if (used === undefined) throw new Error(`Nothing was counted for a ${period}.`);
    const playedMs = String(Number(used.playedMs) + runningMs);
    const sums = { ...used, session: divideDecimals(playedMs, minuteMs, 2) };
    return limitKinds.map((kind) => ({
      ...(stored.find((row) => row.kind === kind && row.period === period) ?? { kind, period, ...noLimit }),
      used: sums[kind],
      until,
    }));
  });
}
