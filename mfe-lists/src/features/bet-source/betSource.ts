import { type Bet, hasExtension } from '@tessera/shared-contracts/extensions';
import { providerFeed, providerSource } from './providerSource';
import { sampleFeed, sampleSource } from './sampleSource';

/** Why bets are missing, and how to ask for them again. */
export interface BetsFailure {
  readonly reason: string | undefined;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** A player's bets as far as they are loaded. */
export interface BetsState {
  /** Newest first; `undefined` until the first are loaded. */
  readonly bets: readonly Bet[] | undefined;
  /** How many there are to load: at most {@link mostBets}. */
  readonly total: number;
  /** Whether more of those that were asked for are on their way. */
  readonly isLoadingMore: boolean;
  /** Whether the player has older bets than can be listed. */
  readonly isCut: boolean;
  readonly unreadable: number;
  readonly failure: BetsFailure | undefined;
}

/** Where a player's own bets come from. */
export interface BetSource {
  /** Whether they are invented, which has to be said wherever they are shown. */
  readonly isSample: boolean;
  /** Decimal places of amounts in My Bets. */
  readonly places: number;
  /** Hook: the newest `count` bets of the player. */
  readonly useBets: (userId: string, count: number) => BetsState;
  /** Hook: the newest five bets of the player, for My Bets of the live bets. */
  readonly useNewestBets: (userId: string) => Pick<BetsState, 'bets' | 'failure'>;
}

/** The live table as it is now. */
export interface FeedState {
  /** Newest first, at most {@link liveRowCount}; `undefined` until the first have come. */
  readonly bets: readonly Bet[] | undefined;
  /** The bet that came last and slides in. */
  readonly arrivedId: string | undefined;
  readonly failure: BetsFailure | undefined;
}

/** Where everybody's newest bets come from. */
export interface BetFeed {
  readonly isSample: boolean;
  /** Decimal places of its amounts. */
  readonly places: number;
  /** Hook: the newest bets, a new one every five seconds at most, and none while `isRunning` is false or the tab hidden. */
  readonly useFeed: (isRunning: boolean) => FeedState;
}

/** The source of a player's own bets: the provider's with the extension `bets`, else sample data. */
export const betSource = (): BetSource => (hasExtension('bets') ? providerSource : sampleSource);

/** The source of everybody's bets: the provider's stream with the extension `events`, else sample data. */
export const betFeed = (): BetFeed => (hasExtension('events') ? providerFeed : sampleFeed);
