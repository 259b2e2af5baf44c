import { type PlayPeriod, playPeriods } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, type Decimal, divideDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { type Queries, queryExactlyOne } from '../database';
import { type DayMovement, readMovements } from '../ledger';
import { playedSince } from './decide';
import { inDollars } from './dollars';
import { readLastStake } from './limitStates';
import { periodAt } from './periods';

const dayMs = 24 * 60 * 60_000;
const shownDays = 30;
const minuteMs = '60000';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Value of some movements in dollars. */
const sumOf = (rows: readonly DayMovement[], ...movements: readonly DayMovement['movement'][]): Decimal =>
  rows
    .filter(({ movement }) => movements.includes(movement))
    .map(({ amount, currency }) => inDollars(amount, currency).usd)
    .reduce(addDecimals, '0');
const minus = (amount: Decimal) => subtractDecimals('0', amount);
/** What is held counts once it is released, as for limits. */
const depositsOf = (rows: readonly DayMovement[]) => sumOf(rows, 'deposits', 'held');
const withdrawalsOf = (rows: readonly DayMovement[]) => minus(sumOf(rows, 'withdrawals', 'fees'));

/** Minutes of play since a moment, up to now. */
async function readMinutes(queries: Queries, userId: string, from: Date, runningMs: number): Promise<Decimal> {
  const { played } = await queryExactlyOne<{ played: Decimal }>(
    queries,
    `select (coalesce(sum(played_ms), 0) + $3::bigint)::text as played from counted_money where user_id = $1 and at >= $2`,
    [userId, from, runningMs],
  );
  return divideDecimals(played, minuteMs, 2);
}

/** What a player did in the present day, week, month and year, and on each of the last days: money by the ledger, time as for limits. */
export async function readOwnPlay(queries: Queries, userId: string, at: Date) {
  const periods = playPeriods.map((period) => ({ period, ...periodAt(period, at) }));
  const firstDay = new Date(periodAt('day', at).from.getTime() - (shownDays - 1) * dayMs);
  const from = new Date(Math.min(firstDay.getTime(), ...periods.map((each) => each.from.getTime())));
  const rows = await readMovements(queries, userId, from);
  const since = (start: Date) => rows.filter(({ day }) => day >= dayOf(start) && day <= dayOf(at));
  const runningMs = playedSince(await readLastStake(queries, userId), at);
  const describe = async ({ period, from: start }: { readonly period: PlayPeriod; readonly from: Date }) => ({
    period,
    deposits: depositsOf(since(start)),
    withdrawals: withdrawalsOf(since(start)),
    staked: minus(sumOf(since(start), 'staked')),
    returned: sumOf(since(start), 'returned'),
    minutes: await readMinutes(queries, userId, start, runningMs),
  });
  const played = since(firstDay).filter(({ movement }) => movement === 'staked' || movement === 'returned');
  const days = [...new Set(played.map(({ day }) => day))].sort();
  const { since: opened } = await queryExactlyOne<{ since: Date }>(
    queries,
    'select created_at as since from users where id = $1',
    [userId],
  );
  return {
    periods: await Promise.all(periods.map(describe)),
    days: days.map((day) => ({
      day,
      net: sumOf(
        played.filter((row) => row.day === day),
        'staked',
        'returned',
      ),
    })),
    today: dayOf(at),
    netDeposits: subtractDecimals(depositsOf(rows), withdrawalsOf(rows)),
    since: opened.toISOString(),
  };
}
