import { type Queries, queryExactlyOne } from '../../database';
import type { Sandbox } from '../../sandbox';

/** What holds for the addresses of a player's withdrawals at a moment. */
export interface Standing {
  readonly at: Date;
  /** Whether withdrawals go to addresses of the book only. */
  readonly only: boolean;
  /** When that ends, once it was turned off. */
  readonly onlyUntil: Date | null;
  /** Until when addresses outside of the book wait after a change of the account's security. */
  readonly holdUntil: Date | null;
}

const latest = (...moments: readonly (Date | null)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

/** A moment later by a hold. */
export const later = (from: Date, byMs: number): Date => new Date(from.getTime() + byMs);

/** When withdrawals can go to any address; undefined: not before the player turns `only` off. */
export const openFrom = ({ at, only, onlyUntil, holdUntil }: Standing): Date | undefined =>
  only && onlyUntil === null ? undefined : latest(at, onlyUntil, holdUntil);

/**
 * When an address that is added now becomes one of the book. During a hold it waits as long as any other address, or adding it
 * would be the way around the hold.
 */
export const newAddressFrom = ({ at, only, holdUntil }: Standing, newAddressMs: number): Date =>
  latest(at, only ? later(at, newAddressMs) : null, holdUntil);

/** When withdrawals can go to an address of the book: an address on hold is like one outside of the book. */
export function usableFrom(standing: Standing, entry: { readonly usableFrom: Date }): Date {
  const open = openFrom(standing);
  return open !== undefined && open < entry.usableFrom ? open : entry.usableFrom;
}

/** @param lock what the player's row is held for until the transaction ends: reading it, or changing the book */
export async function readStanding(
  { config, now }: Pick<Sandbox, 'config' | 'now'>,
  queries: Queries,
  userId: string,
  lock: 'for share' | 'for no key update' | '' = '',
): Promise<Standing> {
  const row = await queryExactlyOne<{ isOn: boolean; onUntil: Date | null; changedAt: Date | null }>(
    queries,
    `select book_only as "isOn", book_only_until as "onUntil", security_changed_at as "changedAt" from users where id = $1 ${lock}`,
    [userId],
  );
  const at = now();
  const only = row.isOn && (row.onUntil === null || row.onUntil > at);
  const holdUntil = row.changedAt && later(row.changedAt, config.holds.afterChangeMs);
  return {
    at,
    only,
    onlyUntil: only ? row.onUntil : null,
    holdUntil: holdUntil !== null && holdUntil > at ? holdUntil : null,
  };
}
