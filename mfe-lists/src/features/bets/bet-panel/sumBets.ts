import type { Bet } from '@tessera/shared-contracts/extensions';
import { addDecimals, type Decimal, netPayout } from '@tessera/shared-contracts/money';

/** Exact totals of the bets in one currency. */
export interface BetTotals {
  /** Upper case. */
  readonly currency: string;
  readonly count: number;
  readonly staked: Decimal;
  readonly returned: Decimal;
  readonly net: Decimal;
}

/** Sums bets by currency, sorted. */
export function sumBets(bets: readonly Bet[]): readonly BetTotals[] {
  const sums = new Map<string, BetTotals>();
  for (const { currency: symbol, amount, payout } of bets) {
    const currency = symbol.toUpperCase();
    const { count = 0, staked = '0', returned = '0', net = '0' } = sums.get(currency) ?? {};
    sums.set(currency, {
      currency,
      count: count + 1,
      staked: addDecimals(staked, amount),
      returned: addDecimals(returned, payout),
      net: addDecimals(net, netPayout(amount, payout)),
    });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
