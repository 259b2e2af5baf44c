import { type InferOutput, looseObject, minValue, number, optional, pipe, safeInteger } from 'valibot';
import { visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/** What a player has bet in all. */
export const totalsSchema = looseObject({
  /** Number of settled bets of all games. */
  bets: pipe(number(), safeInteger(), minValue(0)),
  /** Sum of their stakes, in US dollars. */
  wageredUsd: decimalSchema,
  /** Name of the rank, of providers that have ranks. */
  rank: optional(visibleText),
});
/** See {@link totalsSchema}. */
export type Totals = InferOutput<typeof totalsSchema>;

/** `GET …/wallet/{userId}/totals`. */
export const totals = {
  id: 'totals',
  extension: 'totals',
  method: 'GET',
  path: '/wallet-service/api/wallet/{userId}/totals',
  hasBearer: true,
  body: undefined,
  answer: totalsSchema,
  fallbackMessage: 'Your totals could not be loaded.',
} as const satisfies ExtensionCall;
