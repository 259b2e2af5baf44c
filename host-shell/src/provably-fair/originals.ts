import { automatic, dice, keno, mines, paidHundredths } from '@tessera/shared-contracts/originals';
import { messages } from './originals.messages';

/** One step of a draw: a fraction of the stream and its value. */
export interface DrawStep {
  /** How the fraction was read, e.g. `× 40, cut = 10`. */
  readonly calculation: string;
  /** The resulting value, e.g. `11`. */
  readonly drawn: string;
}

/** A round as its game derives it from the stream. */
export interface Draw {
  readonly steps: readonly DrawStep[];
  /** All drawn values, in the order of the steps. */
  readonly result: readonly string[];
}

/** A number chosen by the player that affects the draw. */
export interface Setting {
  readonly field: 'mines' | 'rows';
  readonly min: number;
  readonly max: number;
}

interface Original {
  readonly setting?: Setting;
  /** One round for all players: its seeds form a chain, each the hash of the next. */
  readonly isChained?: true;
  /** Number of fractions that a round uses. */
  readonly fractionsNeeded: (setting: number) => number;
  readonly draw: (fractions: readonly number[], setting: number) => Draw;
}

/** The stream’s smallest step; Limbo uses it in place of 0 to avoid a division by zero. */
const smallestFraction = 2 ** -32;

/** 0.99 divided by a fraction, in hundredths of a multiplier. */
const multiplierOf = (fraction: number): number => Math.floor(paidHundredths / (fraction || smallestFraction));

const single = (calculation: string, drawn: string): Draw => ({ steps: [{ calculation, drawn }], result: [drawn] });

/** Fisher–Yates: each fraction picks one of the remaining numbers, counted from 1. */
function drawWithoutReplacement(fractions: readonly number[], size: number): Draw {
  const left = Array.from({ length: size }, (_, index) => index + 1);
  const steps = fractions.map((fraction) => {
    const { length } = left;
    const position = Math.floor(fraction * length);
    const [drawn] = left.splice(position, 1);
    return { calculation: messages.position(length, position), drawn: String(drawn) };
  });
  return { steps, result: steps.map(({ drawn }) => drawn) };
}

/** Below one half is left, otherwise right; each right is one pocket further, counted from 1 at the left. */
function drawPath(fractions: readonly number[]): Draw {
  const isRight = fractions.map((fraction) => fraction >= 0.5);
  return {
    steps: isRight.map((right, row) => ({
      calculation: messages.row(row + 1),
      drawn: right ? messages.right : messages.left,
    })),
    result: [String(isRight.filter(Boolean).length + 1)],
  };
}

/** How each original game uses the fractions of the stream (spec §18 Fairness). */
export const originals = {
  dice: {
    fractionsNeeded: () => 1,
    draw: ([fraction = 0]) => {
      const hundredths = Math.floor(fraction * dice.faces);
      return single(messages.dice(hundredths), (hundredths / 100).toFixed(2));
    },
  },
  limbo: {
    fractionsNeeded: () => 1,
    draw: ([fraction = 0]) => {
      const hundredths = multiplierOf(fraction);
      return single(messages.limbo(hundredths), (Math.max(100, hundredths) / 100).toFixed(2));
    },
  },
  keno: {
    fractionsNeeded: () => keno.drawn,
    draw: (fractions) => drawWithoutReplacement(fractions, keno.numbers),
  },
  mines: {
    setting: { field: 'mines', min: 1, max: mines.mostMines },
    fractionsNeeded: (count) => count,
    draw: (fractions) => drawWithoutReplacement(fractions, mines.tiles),
  },
  plinko: {
    setting: { field: 'rows', min: 8, max: 16 },
    fractionsNeeded: (rows) => rows,
    draw: drawPath,
  },
  automatic: {
    isChained: true,
    fractionsNeeded: () => 1,
    draw: ([fraction = 0]) => {
      const hundredths = multiplierOf(fraction);
      const result = Math.min(automatic.highestTarget, Math.max(100, hundredths));
      return single(messages.automatic(hundredths), (result / 100).toFixed(2));
    },
  },
} as const satisfies Readonly<Record<string, Original>>;

/** Name of a verifiable game. */
export type GameId = keyof typeof originals;

/** A game of {@link originals}, as the general type. */
export const originalOf = (game: GameId): Original => originals[game];

/** Names of all games, in display order. */
export const gameIds = Object.keys(originals) as readonly GameId[];
