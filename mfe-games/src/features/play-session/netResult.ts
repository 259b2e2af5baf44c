import type { Balance } from '@tessera/shared-contracts/api';
import { addDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/** Amounts by currency. */
export type Amounts = ReadonlyMap<string, Decimal>;

const nothing = '0';

/**
 * The response of the balance call, by currency in upper case; `undefined` if a row could not be parsed: its currency
 * would look lost.
 */
export function amountsOf({ balances }: Balance): Amounts | undefined {
  if (balances.unreadable > 0) return undefined;
  const amounts = new Map<string, Decimal>();
  for (const { currency, amount } of balances.readable) {
    const key = currency.toUpperCase();
    amounts.set(key, addDecimals(amounts.get(key) ?? nothing, amount));
  }
  return amounts;
}

/** Difference between two states of the balances. */
export function changes(before: Amounts, after: Amounts): Amounts {
  const currencies = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    Array.from(currencies, (currency) => [
      currency,
      subtractDecimals(after.get(currency) ?? nothing, before.get(currency) ?? nothing),
    ]),
  );
}

/** Sums by currency; omits those that are zero. */
export function sum(a: Amounts, b: Amounts): Amounts {
  const currencies = new Set([...a.keys(), ...b.keys()]);
  const sums = Array.from(
    currencies,
    (currency) => [currency, addDecimals(a.get(currency) ?? nothing, b.get(currency) ?? nothing)] as const,
  );
  return new Map(sums.filter(([, amount]) => amount !== nothing));
}

/** `+0.5 BTC, −2 USDT`. */
export const formatNet = (net: Amounts): string =>
  Array.from(net, ([currency, amount]) =>
    amount.startsWith('-') ? `−${amount.slice(1)} ${currency}` : `+${amount} ${currency}`,
  ).join(', ');
