import { fallback, type InferOutput, looseObject, maxValue, minValue, nullish, number, pipe, transform } from 'valibot';
import { rows } from '../../api/rows';
import { clipMessage, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';
import { count, known, notNegative } from './fields';

const yearInMinutes = 525_600;
/** How long it usually takes, in minutes. */
const usualMinutes = fallback(nullish(pipe(number(), minValue(0), maxValue(yearInMinutes))), undefined);
/** Why it is not possible at present; null while it is. */
const paused = nullish(pipe(visibleText, transform(clipMessage)));
/** What depositing and withdrawing a coin on one of its networks costs and takes. Amounts are in the coin. */
export const coinTermsSchema = looseObject({
  currency: visibleText,
  /** As `network=` of `depositAddress` selects it, such as `TRC20`. */
  network: visibleText,
  deposit: looseObject({
    /** Less than this is not credited. */
    minimum: notNegative,
    /** Blocks that confirm a deposit before it is credited. */
    confirmations: count,
    usualMinutes,
    paused,
  }),
  withdrawal: looseObject({
    minimum: notNegative,
    /** Taken from the amount: what arrives is the amount less the fee. */
    fee: notNegative,
    usualMinutes,
    /** Amount from which a person of the provider checks a withdrawal before it is sent; null for none. */
    reviewFrom: nullish(notNegative),
    paused,
  }),
  /** Patterns of public pages, with `{hash}` and `{address}`. They are the provider's texts: pages link only `https:`. */
  explorer: looseObject({ transaction: known.text, address: known.text }),
});
/** See {@link coinTermsSchema}. */
export type CoinTerms = InferOutput<typeof coinTermsSchema>;

/** `GET /wallet-service/api/wallet/coin-terms`: a row for each coin and network; needs no token. */
export const coinTerms = {
  id: 'coinTerms',
  extension: 'coin-terms',
  method: 'GET',
  path: '/wallet-service/api/wallet/coin-terms',
  hasBearer: false,
  isPublic: true,
  body: undefined,
  answer: rows(coinTermsSchema),
  fallbackMessage: 'Fees and limits of the coins could not be loaded.',
} as const satisfies ExtensionCall;
