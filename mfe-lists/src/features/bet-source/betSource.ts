import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { BetFeed, BetSource } from './betSourceTypes';
import { providerFeed, providerSource } from './providerSource';
import { sampleFeed, sampleSource } from './sampleSource';

/** The source of a player's own bets: the provider's with the extension `bets`, else sample data. */
export const betSource = (): BetSource => (hasExtension('bets') ? providerSource : sampleSource);

/** The source of all players' bets: the provider's stream with the extension `events`, else sample data. */
export const betFeed = (): BetFeed => (hasExtension('events') ? providerFeed : sampleFeed);
