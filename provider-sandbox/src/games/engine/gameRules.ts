import type { Decimal } from '@tessera/shared-contracts/money';
import type { GenericSchema } from 'valibot';

/** Texts about a round. */
export interface RoundWords {
  /** The bet in full. */
  readonly bet: string;
  /** The bet in two or three words, if `bet` is longer. */
  readonly label?: string;
  /** The result in a few characters. */
  readonly result: string;
  /** The complete draw. */
  readonly drawn: string;
  /** The result as the site's verifier writes it, if different. */
  readonly figure?: string;
}

/**
 * How a game is played step by step: the stake is placed and the outcome drawn when the round starts, each step reveals a part
 * of the outcome, and the player may cash out what is won so far before every step.
 */
export interface StepRules<Bet = unknown, Outcome = unknown, Start = unknown> {
  /** What the player chooses before the first step: plain JSON. */
  readonly startSchema: GenericSchema<unknown, Start>;
  /** Schema of one step. */
  readonly stepSchema: GenericSchema<unknown, number>;
  /** How many steps can be taken without losing. */
  mostSteps(start: Start): number;
  /** What this many steps pay for each unit staked, if no step lost. */
  multiplierAfter(start: Start, steps: number): Decimal;
  /** The bet equivalent to the steps, whatever their order. */
  betOf(start: Start, steps: readonly number[]): Bet;
  /** Whether the step loses the round. */
  isLost(outcome: Outcome, step: number): boolean;
}

/**
 * Everything specific to one game: pure functions that run on the server, which decides, and in the game's page, which shows
 * the same numbers beforehand and recomputes revealed rounds.
 */
export interface GameRules<Bet = unknown, Outcome = unknown> {
  /** Name of its folder and of its page under /play. */
  readonly slug: string;
  /** A bet as sent and stored: plain JSON. Refuses bets that cannot be played. */
  readonly betSchema: GenericSchema<unknown, Bet>;
  /** How many floats of the round's stream a bet is drawn from. */
  floatsNeeded(bet: Bet): number;
  /** The outcome of that many floats, each from 0 up to but not including 1. */
  draw(floats: readonly number[], bet: Bet): Outcome;
  /** What the round pays for each unit staked; 0 for a loss. */
  multiplier(bet: Bet, outcome: Outcome): Decimal;
  /** The most that the bet can pay for each unit staked. */
  largestMultiplier(bet: Bet): Decimal;
  describe(bet: Bet, outcome: Outcome): RoundWords;
  /** Only for games that can also be played step by step. */
  readonly steps?: StepRules<Bet, Outcome>;
  /** How rounds were drawn before scheme 2, for games that already existed. */
  drawOfScheme1?(digest: string): Outcome;
}

/** A game with {@link StepRules}. */
export interface SteppedRules extends GameRules {
  readonly steps: StepRules;
}
