import { type Bet, betResult } from '@tessera/shared-contracts/extensions';
import { type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/**
 * What a list shows as the payout of a bet: what a win paid, what a loss cost, and the stake that came back.
 *
 * @returns below zero for a loss
 */
export const payoutOf = ({ amount, multiplier, payout }: Bet): Decimal =>
  betResult(multiplier) === 'loss' ? subtractDecimals(payout, amount) : payout;

/** The bets whose ID or game contains the searched text, ignoring case. */
export function findBets(bets: readonly Bet[], search: string): readonly Bet[] {
  const wanted = search.trim().toLowerCase();
  return bets.filter(({ id, game }) => [id, game].some((text) => text.toLowerCase().includes(wanted)));
}
