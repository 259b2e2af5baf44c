import { compareDecimals, type Decimal, isPositiveDecimal } from './decimal';

/** One coin's balance, with its value in USD. */
export interface HeldCoin {
  readonly currency: string;
  readonly amount: Decimal;
  readonly usdValue: Decimal;
}

/**
 * The coin that a player holds most of, by value; the first of equal ones. Until another one is picked, the header shows it
 * and games start in it.
 *
 * @returns `undefined` if nothing is held
 */
export function coinHeldMost(balances: readonly HeldCoin[]): string | undefined {
  const held = balances.filter(({ amount }) => isPositiveDecimal(amount));
  return held.sort((a, b) => compareDecimals(b.usdValue, a.usdValue))[0]?.currency;
}
