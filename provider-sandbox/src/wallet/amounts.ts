import { countDecimalPlaces, type Decimal, isPositiveDecimal, parseDecimal } from '@tessera/shared-contracts/money';
import { HttpError } from '../http/httpError';
import { walletMessages } from './wallet.messages';

/** Digits before the point that the ledger's `numeric(30, 8)` holds, with room to spare. */
const longestWhole = 15;
/** Zeros at the end change no amount, but PostgreSQL reads only so many of them. */
const longestText = 100;

/**
 * Reads an amount that a call carries as a JSON number or a string.
 *
 * @throws HttpError 400 unless it is a positive decimal of at most 8 places
 */
export function readAmount(input: unknown): Decimal {
  const amount = parseDecimal(input);
  const isFit =
    amount !== undefined &&
    amount.length <= longestText &&
    isPositiveDecimal(amount) &&
    countDecimalPlaces(amount) <= 8 &&
    (amount.split('.')[0] ?? '').length <= longestWhole;
  if (!isFit) throw new HttpError(400, walletMessages.amountInvalid);
  return amount;
}
