import type { BreakState } from '@tessera/shared-contracts/extensions/schema';
import { type Queries, queryOne } from '../../database';
import type { Sandbox } from '../../sandbox';
import type { Restriction } from '../decide';

/** What is stored of a player's breaks. */
export interface BreakTimes {
  /** When the break that lasts longest ends; null if there never was one. */
  readonly until: Date | null;
  /** From when the player can play, by the first request after that end; null without one. */
  readonly playFrom: Date | null;
}

/** What a player can do at a moment, by these times. */
export function breakStateAt({ until, playFrom }: BreakTimes, at: Date): { state: BreakState; until: Date | null } {
  if (until === null) return { state: 'none', until };
  if (at < until) return { state: 'break', until };
  if (playFrom === null) return { state: 'over', until: null };
  return at < playFrom ? { state: 'waiting', until: playFrom } : { state: 'none', until: null };
}

/** The times of a player's breaks, and whether the account is closed. */
export const readBreakTimes = async (
  queries: Queries,
  userId: string,
): Promise<BreakTimes & { readonly closedAt: Date | null }> =>
  (await queryOne<BreakTimes & { closedAt: Date | null }>(
    queries,
    `select closed_at as "closedAt", ended.until, (
       select min(play_from) from play_requests where user_id = users.id and asked_at >= ended.until) as "playFrom"
     from users left join lateral (select max(until) as until from breaks where user_id = users.id) as ended on true
     where id = $1`,
    [userId],
  )) ?? { until: null, playFrom: null, closedAt: null };

/** Why a player cannot play now; undefined if the player can. */
export async function readRestriction(
  { config }: Pick<Sandbox, 'config'>,
  queries: Queries,
  userId: string,
  at: Date,
): Promise<Restriction | undefined> {
  if (!config.extensions.includes('breaks')) return undefined;
  const times = await readBreakTimes(queries, userId);
  if (times.closedAt !== null) return { state: 'closed', until: null };
  const { state, until } = breakStateAt(times, at);
  return state === 'none' ? undefined : { state, until };
}
