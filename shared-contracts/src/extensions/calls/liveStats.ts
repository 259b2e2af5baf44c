import { type InferOutput, looseObject, minValue, nullish, number, pipe, safeInteger } from 'valibot';
import { rows } from '../../api/rows';
import { text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/** A win of any player. `amount` is what was won above the stake, exact, in `currency`. */
export const winSchema = looseObject({
  /** Id of the bet. */
  id: visibleText,
  /** Name of the game, as the list of games has it. */
  game: visibleText,
  /** Display name of the player; missing for hidden players. */
  user: nullish(text),
  amount: decimalSchema,
  currency: visibleText,
  multiplier: decimalSchema,
  /** ISO 8601. */
  at: text,
});
/** See {@link winSchema}. */
export type Win = InferOutput<typeof winSchema>;

/** How the site is played now. */
export const liveStatsSchema = looseObject({
  /** Players with an open session that was seen in the last five minutes. */
  playersOnline: pipe(number(), safeInteger(), minValue(0)),
  /** The largest wins of the last 24 hours, at most {@link winsPerAnswer}, largest first by their value. */
  wins: rows(winSchema),
});
/** See {@link liveStatsSchema}. */
export type LiveStats = InferOutput<typeof liveStatsSchema>;

/** Maximum number of wins in a response of {@link liveStats}. */
export const winsPerAnswer = 18;

/** Wins that a day needs before its figures replace the samples (spec §20 Players online and recent wins). */
const fewestWins = 6;

/** Whether a site is played enough to show its own figures; a new one shows the samples. */
export const hasEnoughWins = ({ wins }: LiveStats): boolean => wins.readable.length >= fewestWins;

/** `GET /wallet-service/api/live-stats`: needs no token. */
export const liveStats = {
  id: 'liveStats',
  extension: 'live-stats',
  method: 'GET',
  path: '/wallet-service/api/live-stats',
  hasBearer: false,
  isPublic: true,
  body: undefined,
  answer: liveStatsSchema,
  fallbackMessage: 'The recent wins could not be loaded.',
} as const satisfies ExtensionCall;
