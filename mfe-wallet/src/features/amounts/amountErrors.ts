import { typedDecimalMessages } from '@tessera/shared-contracts/money';
import type { AmountFault } from './amountCheck';
import { messages } from './amounts.messages';

/** What a form says of each fault of an amount in a coin. */
export const amountErrors = (typed: string, places: number): Record<Exclude<AmountFault, 'missing'>, string> => ({
  'not-a-number': messages.notANumber,
  ambiguous: typedDecimalMessages.ambiguous(typed),
  separators: typedDecimalMessages.separators,
  'not-positive': messages.notPositive,
  'too-many-places': messages.tooManyPlaces(places),
  'above-available': messages.aboveAvailable,
});
