import {
  countDecimalPlaces,
  type Decimal,
  isPositiveDecimal,
  ledgerPlaces,
  parseDecimal,
} from '@tessera/shared-contracts/money';
import { HttpError } from '../http/httpError';
import { walletMessages } from './wallet.messages';

/** Digits before the point that the ledger's `numeric(30, 8)` holds, with room to spare. */
const longestWhole = 15;
/** Trailing zeros do not change an amount, but PostgreSQL accepts only a limited number of them. */
const longestText = 100;

/**
 * Reads an amount that is sent as a JSON number or a string.
 *
 * @param places the most decimals it may have: the coin's, for deposits and withdrawals
 * @throws HttpError 400 unless it is a positive decimal with at most that many
 */
export function readAmount(input: unknown, places = ledgerPlaces): Decimal {
  const amount = parseDecimal(input);
  const isFit =
    amount !== undefined &&
    amount.length <= longestText &&
    isPositiveDecimal(amount) &&
    countDecimalPlaces(amount) <= places &&
    (amount.split('.')[0] ?? '').length <= longestWhole;
  if (!isFit) throw new HttpError(400, walletMessages.amountInvalid(places));
  return amount;
}
