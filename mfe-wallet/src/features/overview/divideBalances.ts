import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import { type Decimal, multiplyDecimals } from '@tessera/shared-contracts/money';

/** A currency's share of the total value. */
export interface Share {
  readonly symbol: string;
  /** Number of tiles in the strip. */
  readonly tiles: number;
  /** Such as `65%`, or `<1%`. */
  readonly percent: string;
}

const unitsPerDollar = '100000000';

/** Integer units: shares need a division, and binary floats are unsuitable for money. */
const toUnits = (value: Decimal): bigint => BigInt(multiplyDecimals(value, unitsPerDollar).split('.')[0] ?? '0');

/**
 * Divides a strip of tiles by value, largest first. The tiles of all shares add up to exactly `tileCount`, the percentages
 * to 100, both by the largest remainder method. Currencies without value have no share.
 */
export function divideBalances(balances: readonly CurrencyBalance[], tileCount: number): Share[] {
  const valued = balances
    .map(({ currency, usdValue }) => ({ symbol: currency.toUpperCase(), units: toUnits(usdValue) }))
    .filter(({ units }) => units > 0n)
    .sort((a, b) => (a.units === b.units ? (a.symbol < b.symbol ? -1 : 1) : a.units > b.units ? -1 : 1));
  const units = valued.map((entry) => entry.units);
  const tiles = apportion(units, tileCount);
  const percents = apportion(units, 100);
  return valued.map(({ symbol }, index) => {
    const percent = percents[index] ?? 0;
    return { symbol, tiles: tiles[index] ?? 0, percent: percent === 0 ? '<1%' : `${percent}%` };
  });
}

function apportion(parts: readonly bigint[], seats: number): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const quotas = parts.map((part, index) => {
    const scaled = part * BigInt(seats);
    return { index, seats: Number(scaled / whole), remainder: scaled % whole };
  });
  const open = seats - quotas.reduce((sum, quota) => sum + quota.seats, 0);
  const byRemainder = [...quotas].sort((a, b) => (b.remainder > a.remainder ? 1 : b.remainder < a.remainder ? -1 : 0));
  const lucky = new Set(byRemainder.slice(0, open).map(({ index }) => index));
  return quotas.map((quota) => quota.seats + (lucky.has(quota.index) ? 1 : 0));
}
