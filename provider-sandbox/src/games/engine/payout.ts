import { type Decimal, fixDecimal, ledgerPlaces, multiplyDecimals } from '@tessera/shared-contracts/money';

/** Stake times multiplier, truncated to the ledger's decimals, so that the amount shown is the amount paid. */
export const payoutOf = (stake: Decimal, multiplier: Decimal): Decimal =>
  fixDecimal(multiplyDecimals(stake, multiplier), ledgerPlaces);

/** Formats a whole number of smallest units: 5000 with 2 decimals is `50.00`. */
export function writePlaces(units: number | bigint, places: number): Decimal {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
