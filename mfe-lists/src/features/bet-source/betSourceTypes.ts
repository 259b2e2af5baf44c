import type { Bet } from '@tessera/shared-contracts/extensions';

/** Why bets are missing, and how to retry. */
export interface BetsFailure {
  readonly reason: string | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** The loaded bets of a player. */
export interface BetsState {
  /** Newest first; `undefined` until the first are loaded. */
  readonly bets: readonly Bet[] | undefined;
  /** Number of bets that can be loaded: at most {@link mostBets}. */
  readonly total: number;
  /** Whether more of the requested bets are loading. */
  readonly isLoadingMore: boolean;
  /** Whether the player has older bets than can be listed. */
  readonly isCut: boolean;
  readonly unreadable: number;
  readonly failure: BetsFailure | undefined;
}

/** Source of a player's own bets. */
export interface BetSource {
  /** Whether they are sample data, which must be labelled wherever they are shown. */
  readonly isSample: boolean;
  /** Decimal places of amounts in My Bets. */
  readonly places: number;
  /** Hook: the newest `count` bets of the player. */
  readonly useBets: (userId: string, count: number) => BetsState;
  /** Hook: the newest five bets of the player, for My Bets of the live bets. */
  readonly useNewestBets: (userId: string) => Pick<BetsState, 'bets' | 'unreadable' | 'failure'>;
}

/** Current state of the live table. */
export interface FeedState {
  /** Newest first, at most {@link liveRowCount}; `undefined` until the first are loaded. */
  readonly bets: readonly Bet[] | undefined;
  /** The latest bet, which slides in. */
  readonly arrivedId: string | undefined;
  readonly failure: BetsFailure | undefined;
}

/** Source of the newest bets of all players. */
export interface BetFeed {
  readonly isSample: boolean;
  /** Decimal places of its amounts. */
  readonly places: number;
  /**
   * Hook: the newest bets; they change at most every five seconds, and only while `isRunning` and the tab is visible.
   */
  readonly useFeed: (isRunning: boolean) => FeedState;
}
