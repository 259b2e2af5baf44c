import { type Decimal, formatCrypto, multiplyDecimals } from '@tessera/shared-contracts/money';

/** Places that the ledger keeps of an amount. */
export const ledgerPlaces = 8;

/** Stake times multiplier, cut to the ledger's places: what is shown is what is paid. */
export const payoutOf = (stake: Decimal, multiplier: Decimal): Decimal =>
  formatCrypto(multiplyDecimals(stake, multiplier), ledgerPlaces);

/** Writes a whole number of the smallest units: 5000 with 2 places is `50.00`. */
export function writePlaces(units: number | bigint, places: number): Decimal {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
