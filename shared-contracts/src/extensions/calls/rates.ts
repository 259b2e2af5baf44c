import { type InferOutput, looseObject, optional } from 'valibot';
import { rows } from '../../api/rows';
import { text, visibleText } from '../../api/text';
import { decimalSchema } from '../../money';
import type { ExtensionCall } from '../extensionCall';

/** What a US dollar is worth in fiat currencies, and coins in US dollars. */
export const ratesSchema = looseObject({
  /** Where the rates come from, as players are told. */
  source: visibleText,
  /** ISO 8601 date, or date and time, that the rates are of. */
  date: text,
  /** `rate` units of `currency` (ISO 4217) are worth one US dollar. */
  rates: rows(looseObject({ currency: visibleText, rate: decimalSchema })),
  /** One unit of the coin `currency` is worth `usd`; for coins that a player does not hold, where the provider tells. */
  coins: optional(rows(looseObject({ currency: visibleText, usd: decimalSchema }))),
});
/** See {@link ratesSchema}. */
export type Rates = InferOutput<typeof ratesSchema>;

/** `GET /wallet-service/api/rates`: needs no token. */
export const rates = {
  id: 'rates',
  extension: 'rates',
  method: 'GET',
  path: '/wallet-service/api/rates',
  hasBearer: false,
  isPublic: true,
  body: undefined,
  answer: ratesSchema,
  fallbackMessage: 'Exchange rates could not be loaded.',
} as const satisfies ExtensionCall;
