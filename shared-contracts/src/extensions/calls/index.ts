import { bet, bets, liveBetEvents } from './bets';
import { logout } from './logout';
import { rotateSeeds, seedPairBets, seedPairs } from './seeds';

/** The calls of the provider's extensions, by id. Pages import single calls, so that each carries only its own. */
export const extensionCalls = {
  logout,
  bets,
  bet,
  liveBetEvents,
  seedPairs,
  seedPairBets,
  rotateSeeds,
} as const;

/** Key of a call in {@link extensionCalls}. */
export type ExtensionCallId = keyof typeof extensionCalls;
