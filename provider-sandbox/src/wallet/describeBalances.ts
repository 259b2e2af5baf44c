import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { addDecimals, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { usdValue } from './coins';

/** Balances as the API has them: with their values at the sandbox's rates, the most valuable first. */
export function describeBalances(balances: readonly { readonly currency: string; readonly amount: Decimal }[]) {
  const valued = balances
    .map(({ currency, amount }) => ({ currency, amount, usd: usdValue(amount, currency) }))
    .sort((a, b) => compareDecimals(b.usd, a.usd));
  return {
    totalUsd: exactNumber(valued.reduce((sum, { usd }) => addDecimals(sum, usd), '0')),
    balances: valued.map(({ currency, amount, usd }) => ({
      currency,
      amount: exactNumber(amount),
      usdValue: exactNumber(usd),
    })),
  };
}
