import type { Balance, CurrencyBalance } from '@tessera/shared-contracts/api';
import { compareDecimals } from '@tessera/shared-contracts/money';

/** The balances to list, the most valuable first; equal ones in the provider's order. */
export function visibleBalances(balance: Balance, { isZeroHidden }: { isZeroHidden: boolean }): CurrencyBalance[] {
  return balance.balances.readable
    .filter(({ amount }) => !isZeroHidden || compareDecimals(amount, '0') !== 0)
    .sort((a, b) => compareDecimals(b.usdValue, a.usdValue));
}
