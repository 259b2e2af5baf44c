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
  /** How rounds were drawn before there was a stream, for a game as old as that. */
  drawOfScheme1?(digest: string): Outcome;
}
