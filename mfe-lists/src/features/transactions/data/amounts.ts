import type { Transaction } from '@tessera/shared-contracts/api';
import { addDecimals, type Decimal, movedAmount, signedAmount } from '@tessera/shared-contracts/money';

/**
 * Maximum number of decimal places of the list's amounts, including trailing zeros: `countDecimalPlaces` omits them,
 * and takes 20 times as long.
 */
const placesOf = (rows: readonly Transaction[]): number =>
  rows.reduce(
    (most, { amount }) => Math.max(most, amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0),
    0,
  );

/** An amount with at most `places` decimal places as an integer, for exact sorting and sums. */
function unitsOf(amount: Decimal, places: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** Sorts by currency, then by the exact signed amount. */
export function sortByAmount(rows: readonly Transaction[], isDescending: boolean): readonly Transaction[] {
  const places = placesOf(rows);
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, currency: row.currency.toUpperCase(), units: unitsOf(signedAmount(row), places) }))
    .sort((a, b) => {
      if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
      return a.units === b.units ? 0 : a.units < b.units ? -sign : sign;
    })
    .map(({ row }) => row);
}

/** Totals of one currency: exact sums of what came in and (unsigned) of what went out. */
export interface CurrencyTotal {
  /** Upper case. */
  readonly currency: string;
  readonly received: Decimal;
  readonly sent: Decimal;
}

/** Sums transactions by currency, sorted. */
export function sumByCurrency(rows: readonly Transaction[]): readonly CurrencyTotal[] {
  const places = placesOf(rows);
  const sums = new Map<string, { received: bigint; sent: bigint }>();
  for (const row of rows) {
    const currency = row.currency.toUpperCase();
    const sum = sums.get(currency) ?? { received: 0n, sent: 0n };
    sums.set(currency, sum);
    const units = unitsOf(movedAmount(row), places);
    if (units < 0n) sum.sent -= units;
    else sum.received += units;
  }
  const toDecimal = (units: bigint) => addDecimals(`${units}e-${places}`, '0');
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { received, sent }]) => ({ currency, received: toDecimal(received), sent: toDecimal(sent) }));
}
