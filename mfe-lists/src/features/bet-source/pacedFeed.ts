import type { Bet } from '@tessera/shared-contracts/extensions';
import { liveBetEveryMs, liveRowCount } from './limits';

/** Rows of the live table, and the newest bet that is not shown yet. */
export interface PacedFeed {
  readonly bets: readonly Bet[] | undefined;
  readonly arrivedId: string | undefined;
  readonly waiting: Bet | undefined;
  /** When the rows changed. */
  readonly changedAtMs: number;
}

/** State before any bet has arrived. */
export const emptyFeed: PacedFeed = { bets: undefined, arrivedId: undefined, waiting: undefined, changedAtMs: 0 };

/**
 * Adds received bets, newest first. The first ones fill the table; of later ones only the newest waits, others are skipped. A
 * shown bet that is received again gets its player from there: they may have hidden since.
 */
export function receive(feed: PacedFeed, bets: readonly Bet[], nowMs: number): PacedFeed {
  if (feed.bets === undefined || feed.bets.length === 0) {
    return { ...feed, bets: bets.slice(0, liveRowCount), changedAtMs: nowMs };
  }
  const players = new Map(bets.map(({ id, player }) => [id, player]));
  const isOutdated = ({ id, player }: Bet) => players.has(id) && players.get(id) !== player;
  const shown = feed.bets.some(isOutdated)
    ? { ...feed, bets: feed.bets.map((bet) => (isOutdated(bet) ? { ...bet, player: players.get(bet.id) } : bet)) }
    : feed;
  const newest = bets[0];
  if (newest === undefined || feed.bets.some(({ id }) => id === newest.id)) return shown;
  return { ...shown, waiting: newest };
}

/** Fills the table anew with the first bets of a new connection: what happened before it is not known. */
export const refill = (feed: PacedFeed, bets: readonly Bet[], nowMs: number): PacedFeed =>
  receive(bets.length === 0 ? feed : emptyFeed, bets, nowMs);

/** Milliseconds until the waiting bet may be shown. */
export const msUntilShown = ({ changedAtMs }: PacedFeed, nowMs: number): number =>
  Math.min(liveBetEveryMs, Math.max(0, changedAtMs + liveBetEveryMs - nowMs));

/** Shows the waiting bet. */
export function showWaiting(feed: PacedFeed, nowMs: number): PacedFeed {
  if (feed.waiting === undefined) return feed;
  return {
    bets: [feed.waiting, ...(feed.bets ?? [])].slice(0, liveRowCount),
    arrivedId: feed.waiting.id,
    waiting: undefined,
    changedAtMs: nowMs,
  };
}
