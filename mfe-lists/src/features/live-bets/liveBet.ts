import { type Decimal, formatCrypto, multiplyDecimals } from '@tessera/shared-contracts/money';
import type { Random } from '../sample/random';

/** A bet of the live table (spec §3); amounts in SOL. */
export interface LiveBet {
  readonly id: string;
  readonly game: string;
  /** `undefined` for a player who does not show their bets. */
  readonly user: string | undefined;
  readonly bet: Decimal;
  readonly multiplier: Decimal;
  readonly payout: Decimal;
  readonly status: 'win' | 'loss';
  readonly placedAtMs: number;
}

/** Decimal places of an amount in the live table (visual language, Numbers). */
export const livePlaces = 4;

const games = ['Limbo', 'Dice', 'Roulette', 'Keno', 'Crash', 'Plinko', 'Mines', 'Blackjack', 'Slots', 'Wheel'] as const;
const users = [
  'kestrel',
  undefined,
  'pelican',
  'o_varga',
  'ivo88',
  'nimbus7',
  'tarn',
  'marl',
  undefined,
  'saltmarsh',
] as const;

/** Settles a bet; stakes and multipliers have two places each, so the payout is exact in four places. */
export function settleLiveBet(bet: Omit<LiveBet, 'payout' | 'status'>): LiveBet {
  const isLoss = bet.multiplier === '0.00';
  return {
    ...bet,
    payout: isLoss ? `-${bet.bet}` : multiplyDecimals(bet.bet, bet.multiplier),
    status: isLoss ? 'loss' : 'win',
  };
}

/** `+5.2500` for a win, `−0.4000` for a loss. */
export const livePayoutText = ({ payout, status }: LiveBet): string =>
  `${status === 'win' ? '+' : ''}${formatCrypto(payout, livePlaces)}`;

/** Generates a random bet, which nobody placed. */
export function drawLiveBet(random: Random, id: string, placedAtMs: number): LiveBet {
  return settleLiveBet({
    id,
    game: random.pick(games),
    user: random.pick(users),
    bet: random.decimal(5, 300, 2),
    multiplier: random.integer(0, 9) < 5 ? '0.00' : random.decimal(101, 1250, 2),
    placedAtMs,
  });
}
