import type { Bet } from '@tessera/shared-contracts/extensions';
import { multiplyDecimals } from '@tessera/shared-contracts/money';
import type { Random } from '../sample/random';

const games = ['Limbo', 'Dice', 'Roulette', 'Keno', 'Crash', 'Plinko', 'Mines', 'Blackjack', 'Slots', 'Wheel'] as const;
/** Masked as by providers, so that no player sees a made-up loss under their own name. */
const players = ['k•••l', undefined, 'p•••n', 'o•••a', 'i•••8', 'n•••7', 't•••n', 'm•••l', undefined, 's•••h'] as const;

/** The generated part of a sample bet. */
type SampleBet = Pick<Bet, 'id' | 'game' | 'player' | 'amount' | 'multiplier' | 'createdAt'>;

/** Settles a sample bet: its payout is stake times multiplier. */
export const settleSample = (bet: SampleBet, currency: string): Bet => ({
  ...bet,
  currency,
  payout: multiplyDecimals(bet.amount, bet.multiplier),
});

/** Generates a random sample bet. */
export function drawLiveBet(random: Random, id: string, placedAtMs: number): Bet {
  const bet = {
    id,
    game: random.pick(games),
    player: random.pick(players),
    amount: random.decimal(5, 300, 2),
    multiplier: random.integer(0, 9) < 5 ? '0.00' : random.decimal(101, 1250, 2),
    createdAt: new Date(placedAtMs).toISOString(),
  };
  return settleSample(bet, 'SOL');
}
