import type { Decimal } from '@tessera/shared-contracts/money';
import type { GenericSchema } from 'valibot';

/** A round in words. */
export interface RoundWords {
  /** The bet in full. */
  readonly bet: string;
  /** The bet in two or three words, where the whole is longer. */
  readonly label?: string;
  /** What came of it in a few characters. */
  readonly result: string;
  /** All that was drawn. */
  readonly drawn: string;
  /** What the site's verifier calls it, where that is something else. */
  readonly figure?: string;
}

/**
 * How a game is played step by step: the stake is placed and the outcome drawn when the round starts, each step reveals a part
 * of the outcome, and the player may take what is won so far before every step.
 */
export interface StepRules<Bet = unknown, Outcome = unknown, Start = unknown> {
  /** What the player chooses before the first step: plain JSON. */
  readonly startSchema: GenericSchema<unknown, Start>;
  /** One step, and whether there is such a one. */
  readonly stepSchema: GenericSchema<unknown, number>;
  /** How many steps can be taken without losing. */
  mostSteps(start: Start): number;
  /** What so many steps pay for each unit staked, when none of them lost. */
  multiplierAfter(start: Start, steps: number): Decimal;
  /** The bet that the steps amount to, in whatever order they were taken. */
  betOf(start: Start, steps: readonly number[]): Bet;
  /** Whether the step loses the round. */
  isLost(outcome: Outcome, step: number): boolean;
}

/**
 * All that makes one game differ from the others: pure functions that run on the server, which decides, and in the game's
 * page, which shows the same numbers beforehand and computes revealed rounds again.
 */
export interface GameRules<Bet = unknown, Outcome = unknown> {
  /** Its page under /play and its folder. */
  readonly slug: string;
  /** A bet as the page sends it and as it is stored: plain JSON. Refuses what cannot be played. */
  readonly betSchema: GenericSchema<unknown, Bet>;
  /** How many floats of the round's stream a bet is drawn from. */
  floatsNeeded(bet: Bet): number;
  /** What comes of that many floats, each from 0 up to but not including 1. */
  draw(floats: readonly number[], bet: Bet): Outcome;
  /** What the round pays for each unit staked; 0 for a loss. */
  multiplier(bet: Bet, outcome: Outcome): Decimal;
  /** The most that the bet can pay for each unit staked. */
  largestMultiplier(bet: Bet): Decimal;
  /** The round in words. */
  describe(bet: Bet, outcome: Outcome): RoundWords;
  /** For a game that can be played step by step too. */
  readonly steps?: StepRules<Bet, Outcome>;
  /** How rounds were drawn before there was a stream, for a game as old as that. */
  drawOfScheme1?(digest: string): Outcome;
}
