import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { BetFeed, BetSource } from './betSourceTypes';
import { providerFeed, providerSource } from './providerSource';
import { sampleFeed, sampleSource } from './sampleSource';

/** The source of a player's own bets: the provider's with the extension `bets`, else sample data. */
export const betSource = (): BetSource => (hasExtension('bets') ? providerSource : sampleSource);

/** The source of all players' bets: the provider's stream with the extension `events`, else sample data. */
export const betFeed = (): BetFeed => (hasExtension('events') ? providerFeed : sampleFeed);

// React Refresh drops the state of a component that calls a hook of a local object; these are hooks by name.

/** {@link BetSource.useBets} */
export const useBets: BetSource['useBets'] = (...asked) => {
  const { useBets: read } = betSource();
  return read(...asked);
};

/** {@link BetSource.useNewestBets} */
export const useNewestBets: BetSource['useNewestBets'] = (...asked) => {
  const { useNewestBets: read } = betSource();
  return read(...asked);
};

/** {@link BetFeed.useFeed} */
export const useFeed: BetFeed['useFeed'] = (...asked) => {
  const { useFeed: read } = betFeed();
  return read(...asked);
};
