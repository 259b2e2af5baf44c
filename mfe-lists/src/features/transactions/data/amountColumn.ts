import { addDecimals, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { growing } from './growing';

/** Amounts with up to 15 digits before the point and 18 after it, as nearly all are. */
const usual = /^(-?)(\d{1,15})(?:\.(\d{1,18}))?$/;
/** Digits of each part after the point. */
const partDigits = 9;
/** Whole numbers up to here stay exact in a binary float when an amount is added. */
const safeSum = 4e15;

/** Exact sums of amounts. */
export interface Sums {
  readonly add: (row: number) => void;
  /** `received` of positive amounts, `sent` of negative ones without their sign. */
  readonly read: () => { readonly received: Decimal; readonly sent: Decimal };
}

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

  /** Orders two rows by their amounts, whatever their currencies. */
  function compare(a: number, b: number): number {
    if (odd.size > 0 && (odd.has(a) || odd.has(b))) return compareDecimals(at(a), at(b));
    return (
      (wholes.values[a] as number) - (wholes.values[b] as number) ||
      (uppers.values[a] as number) - (uppers.values[b] as number) ||
      (lowers.values[a] as number) - (lowers.values[b] as number)
    );
  }

  function createSum() {
    let text: Decimal = '0';
    let whole = 0;
    let upper = 0;
    let lower = 0;
    const flush = () => {
      text = [`${whole}`, `${upper}e-${partDigits}`, `${lower}e-${2 * partDigits}`].reduce(
        (sum, part) => addDecimals(sum, part),
        text,
      );
      whole = upper = lower = 0;
    };
    return {
      add(row: number) {
        whole += Math.abs(wholes.values[row] as number);
        upper += Math.abs(uppers.values[row] as number);
        lower += Math.abs(lowers.values[row] as number);
        if (whole > safeSum || upper > safeSum || lower > safeSum) flush();
      },
      addText(amount: Decimal) {
        text = addDecimals(text, amount);
      },
      read() {
        flush();
        return text;
      },
    };
  }

  function createSums(): Sums {
    const received = createSum();
    const sent = createSum();
    return {
      add(row) {
        if (places.values[row] !== 0) return (isNegative(row) ? sent : received).add(row);
        const amount = at(row);
        if (amount.startsWith('-')) sent.addText(amount.slice(1));
        else received.addText(amount);
      },
      read: () => ({ received: received.read(), sent: sent.read() }),
    };
  }

  return { write, at, compare, createSums };
}
