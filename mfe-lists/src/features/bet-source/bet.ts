import { type Bet, betResult } from '@tessera/shared-contracts/extensions';
import { type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/**
 * The payout of a bet as lists show it: the payout of a win, the cost of a loss, or the returned stake.
 *
 * @returns negative for a loss
 */
export const payoutOf = ({ amount, multiplier, payout }: Bet): Decimal =>
  betResult(multiplier) === 'loss' ? subtractDecimals(payout, amount) : payout;
