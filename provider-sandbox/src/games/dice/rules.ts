import type { Decimal } from '@tessera/shared-contracts/money';
import { dice, paidHundredths } from '@tessera/shared-contracts/originals';
import * as v from 'valibot';
import type { GameRules } from '../engine/gameRules';
import { writePlaces } from '../engine/payout';
import { diceMessages as words } from './dice.messages';

/** See `dice` of the contracts. */
export const { faces, minWinningFaces, maxWinningFaces } = dice;
const facesOfScheme1 = 10_000n;

/** A bet on a roll: `over` 50.00 wins with 50.00 or more, `under` 50.00 with less than 50.00. */
export interface DiceBet {
  readonly direction: 'over' | 'under';
  /** In hundredths: 5000 stands for 50.00. */
  readonly target: number;
}

/** What was rolled, in hundredths. */
export interface DiceOutcome {
  readonly roll: number;
}

export const countWinningFaces = ({ direction, target }: DiceBet): number =>
  direction === 'over' ? faces - target : target;

export const isAllowedBet = (bet: DiceBet): boolean => {
  const winning = countWinningFaces(bet);
  return Number.isInteger(bet.target) && winning >= minWinningFaces && winning <= maxWinningFaces;
};

export const isWinningRoll = ({ direction, target }: DiceBet, roll: number): boolean =>
  direction === 'over' ? roll >= target : roll < target;

/** 99 % of a fair payout, truncated to 4 decimals. */
export const readMultiplier = (bet: DiceBet): Decimal =>
  writePlaces(Math.floor((faces * paidHundredths * 100) / countWinningFaces(bet)), 4);

/** The chance to win in per cent, truncated to 4 decimals. */
export const readChance = (bet: DiceBet): Decimal =>
  writePlaces(Math.floor((countWinningFaces(bet) * 1_000_000) / faces), 4);

/** Formats hundredths for players: 5000 is `50.00`. */
export const writeHundredths = (hundredths: number): Decimal => writePlaces(hundredths, 2);

export const diceRules: GameRules<DiceBet, DiceOutcome> = {
  slug: 'dice',
  betSchema: v.pipe(
    v.object({ direction: v.picklist(['over', 'under']), target: v.number() }),
    v.check(isAllowedBet, words.targetInvalid),
  ),
  floatsNeeded: () => 1,
  draw: ([float = 0]) => ({ roll: Math.floor(float * faces) }),
  multiplier: (bet, { roll }) => (isWinningRoll(bet, roll) ? readMultiplier(bet) : '0'),
  largestMultiplier: readMultiplier,
  describe: (bet, { roll }) => ({
    bet: words.bet[bet.direction](writeHundredths(bet.target)),
    result: writeHundredths(roll),
    drawn: writeHundredths(roll),
  }),
  // The digest's first 52 bits, as a fraction of 2^52, times the number of faces, truncated.
  drawOfScheme1: (digest) => ({ roll: Number((BigInt(`0x${digest.slice(0, 13)}`) * facesOfScheme1) >> 52n) }),
};
