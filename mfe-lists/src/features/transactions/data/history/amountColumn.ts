import { addDecimals, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import type { CurrencyTotal } from '../listing';
import { growing } from './growing';
import type { Slices } from './slices';

/** Amounts with up to 15 digits before the point and 18 after it, as nearly all are. */
const usual = /^(-?)(\d{1,15})(?:\.(\d{1,18}))?$/;
/** Digits of each part after the point. */
const partDigits = 9;
/** Amounts up to here can be added half a million times, and their sum stays exact in a binary float. */
const mostAdded = 1e9;

/** Amounts between two looks at the clock. */
const checkEvery = 1_024;

/** Exact sums of amounts: `received` of positive ones, `sent` of negative ones without their sign. */
type Sums = Omit<CurrencyTotal, 'currency'>;

/**
 * Exact amounts with their signs, as numbers that can be compared and added without parsing a decimal: the whole, and twice
 * nine digits after the point. The few that do not fit are kept as text.
 */
export function createAmountColumn() {
  const wholes = growing(Float64Array);
  const uppers = growing(Int32Array);
  const lowers = growing(Int32Array);
  /** Decimal places as written, plus one; 0 for an amount that is kept as text. */
  const places = growing(Uint8Array);
  const odd = new Map<number, Decimal>();

  function write(row: number, amount: Decimal): void {
    const [, minus, whole = '', fraction = ''] = usual.exec(amount) ?? [];
    const isUsual = minus === '' || (minus === '-' && /[1-9]/.test(amount));
    places.set(row, isUsual ? fraction.length + 1 : 0);
    if (!isUsual) {
      odd.set(row, amount);
      return;
    }
    odd.delete(row);
    const sign = minus === '-' ? -1 : 1;
    const part = (digits: string) => (digits === '' ? 0 : sign * Number(digits.padEnd(partDigits, '0')));
    wholes.set(row, sign * Number(whole));
    uppers.set(row, part(fraction.slice(0, partDigits)));
    lowers.set(row, part(fraction.slice(partDigits)));
  }

  const isNegative = (row: number) =>
    (wholes.values[row] as number) < 0 || (uppers.values[row] as number) < 0 || (lowers.values[row] as number) < 0;

  function at(row: number): Decimal {
    const count = (places.values[row] as number) - 1;
    if (count < 0) return odd.get(row) as Decimal;
    const digits = [uppers, lowers].map(({ values }) =>
      String(Math.abs(values[row] as number)).padStart(partDigits, '0'),
    );
    const whole = `${isNegative(row) ? '-' : ''}${Math.abs(wholes.values[row] as number)}`;
    return count === 0 ? whole : `${whole}.${digits.join('').slice(0, count)}`;
  }

  /** Makes the order of two rows by their amounts, whatever their currencies; for the rows that there are. */
  function createCompare(): (a: number, b: number) => number {
    const [whole, upper, lower] = [wholes.values, uppers.values, lowers.values];
    const compareUsual = (a: number, b: number) =>
      (whole[a] as number) - (whole[b] as number) ||
      (upper[a] as number) - (upper[b] as number) ||
      (lower[a] as number) - (lower[b] as number);
    if (odd.size === 0) return compareUsual;
    return (a, b) => (odd.has(a) || odd.has(b) ? compareDecimals(at(a), at(b)) : compareUsual(a, b));
  }

  /** Sums up rows by group, in slices. @param groupOf group of each code @param codes code of each row */
  async function sumUp(
    rows: Uint32Array,
    groupOf: Uint32Array,
    codes: Uint32Array,
    groupCount: number,
    slices: Slices,
  ): Promise<readonly Sums[]> {
    const [whole, upper, lower, placeCounts] = [wholes.values, uppers.values, lowers.values, places.values];
    // For each group three sums of positive parts, then three of negative ones.
    const sums = new Float64Array(groupCount * 6);
    const counts = new Uint32Array(groupCount);
    const others: Decimal[][] = Array.from({ length: groupCount }, () => []);
    for (let index = 0; index < rows.length; index += 1) {
      if (index % checkEvery === 0 && slices.isOver()) await slices.next();
      const row = rows[index] as number;
      const group = groupOf[codes[row] as number] as number;
      const [first, second, third] = [whole[row] as number, upper[row] as number, lower[row] as number];
      counts[group] = (counts[group] as number) + 1;
      if (placeCounts[row] === 0 || first > mostAdded || first < -mostAdded) {
        others[group]?.push(at(row));
        continue;
      }
      const place = group * 6 + (first < 0 || second < 0 || third < 0 ? 3 : 0);
      sums[place] = (sums[place] as number) + first;
      sums[place + 1] = (sums[place + 1] as number) + second;
      sums[place + 2] = (sums[place + 2] as number) + third;
    }
    const addParts = (place: number) =>
      [0, 1, 2]
        .map((part) => `${Math.abs(sums[place + part] as number)}e-${part * partDigits}`)
        .reduce((sum, part) => addDecimals(sum, part), '0');
    return others.map((amounts, group) => {
      let [received, sent] = [addParts(group * 6), addParts(group * 6 + 3)];
      for (const amount of amounts) {
        if (amount.startsWith('-')) sent = addDecimals(sent, amount.slice(1));
        else received = addDecimals(received, amount);
      }
      return { count: counts[group] as number, received, sent };
    });
  }

  return { write, at, createCompare, sumUp };
}
