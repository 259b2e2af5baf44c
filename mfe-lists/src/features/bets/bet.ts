import { type Decimal, formatFiat, multiplyDecimals } from '@tessera/shared-contracts/money';

/** A bet as the bets page shows it (spec §3); amounts in US dollars. */
export interface Bet {
  readonly id: string;
  readonly game: string;
  readonly amount: Decimal;
  readonly multiplier: Decimal;
  /** Date and time without a zone: in the player's time zone. */
  readonly date: string;
  readonly payout: Decimal;
  readonly status: 'win' | 'loss';
}

/** Settles a bet: a multiplier of 0 loses the stake, any other pays stake times multiplier. */
export function settleBet(bet: Pick<Bet, 'id' | 'game' | 'amount' | 'multiplier' | 'date'>): Bet {
  const isLoss = /^0(\.0*)?$/.test(bet.multiplier);
  return {
    ...bet,
    payout: isLoss ? `-${bet.amount}` : multiplyDecimals(bet.amount, bet.multiplier),
    status: isLoss ? 'loss' : 'win',
  };
}

/** `+$24.75` for a win, `−$5.00` for a loss. */
export const payoutText = ({ payout }: Pick<Bet, 'payout'>): string => formatFiat(payout, { isSigned: true });

/** The bets whose ID or game contains the searched text, ignoring case. */
export function findBets(bets: readonly Bet[], search: string): readonly Bet[] {
  const wanted = search.trim().toLowerCase();
  return bets.filter(({ id, game }) => [id, game].some((text) => text.toLowerCase().includes(wanted)));
}
