import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import {
  addDecimals,
  coinPlaces,
  compareDecimals,
  type Decimal,
  isPositiveDecimal,
  smallestDecimal,
  subtractDecimals,
  truncateDecimal,
  writeTypedDecimal,
} from '@tessera/shared-contracts/money';
import { shortAmount } from '../coin-terms/coinTerms.messages';
import { messages } from './withdraw.messages';

/** The terms that a withdrawal is paid by. */
export type WithdrawalTerms = CoinTerms['withdrawal'];

/** What arrives of an amount: the fee is taken from it. */
export const arrivalOf = (amount: Decimal, fee: Decimal): Decimal => subtractDecimals(amount, fee);

/** The least amount of a coin that the terms let through, which a player can type. */
export function leastOf(symbol: string, { minimum, fee }: Pick<WithdrawalTerms, 'minimum' | 'fee'>): Decimal {
  const places = coinPlaces(symbol);
  const step = smallestDecimal(places);
  const floor = truncateDecimal(minimum, places);
  const least = compareDecimals(floor, minimum) < 0 ? addDecimals(floor, step) : floor;
  const aboveFee = addDecimals(truncateDecimal(fee, places), step);
  return compareDecimals(least, aboveFee) < 0 ? aboveFee : least;
}

/** Which of the terms refuses an amount, and what would pass; `undefined` if none does. */
export function refuseByTerms(amount: Decimal, symbol: string, terms: WithdrawalTerms): string | undefined {
  const least = leastOf(symbol, terms);
  if (compareDecimals(amount, least) >= 0) return undefined;
  const enough = writeTypedDecimal(shortAmount(least));
  return compareDecimals(amount, terms.minimum) < 0
    ? messages.belowMinimum(shortAmount(terms.minimum), symbol, enough)
    : messages.notAboveFee(shortAmount(terms.fee), symbol, enough);
}

/** The amount from which a person of the provider checks withdrawals, if this amount is one of these. */
export function reviewOf(amount: Decimal, terms: WithdrawalTerms | undefined): Decimal | undefined {
  const from = terms?.reviewFrom ?? undefined;
  return from !== undefined && compareDecimals(amount, from) >= 0 ? from : undefined;
}

/** Which withdrawals a person checks. */
export const describeReview = (from: Decimal, symbol: string, terms: WithdrawalTerms): string =>
  compareDecimals(from, leastOf(symbol, terms)) <= 0
    ? messages.reviewOfAll
    : messages.reviewFrom(shortAmount(from), symbol);

/** What the terms say of a balance that none, or only all of which can be withdrawn. */
export function describeBalance(available: Decimal, symbol: string, terms: WithdrawalTerms): string | undefined {
  const least = leastOf(symbol, terms);
  if (!isPositiveDecimal(available)) return undefined;
  const order = compareDecimals(truncateDecimal(available, coinPlaces(symbol)), least);
  if (order < 0) return messages.balanceTooSmall(shortAmount(least), symbol);
  return order === 0 ? messages.balanceIsLeast : undefined;
}
