import type { Decimal } from '@tessera/shared-contracts/money';

/** Random values for sample data: the same seed gives the same values, so that tests and pages agree. */
export interface Random {
  /** An integer from `low` up to and including `high`. */
  readonly integer: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** A decimal between `low` and `high`, both in units of the last place. */
  readonly decimal: (low: number, high: number, places: number) => Decimal;
}

/** For sample data only: not suitable for games. The algorithm is mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const integer: Random['integer'] = (low, high) => low + (next() % (high - low + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    decimal: (low, high, places) => placePoint(integer(low, high), places),
  };
}

/** Formats a number of units of the last place as a decimal, without arithmetic: `1250` and 3 are `"1.250"`. */
export function placePoint(units: number, places: number): Decimal {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
