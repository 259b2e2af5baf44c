import type { Decimal } from '../money';

/** Spread of the pockets' payouts. */
export type PlinkoRisk = 'low' | 'medium' | 'high';
/** How many rows of pins the ball falls through. */
export type PlinkoRows = 8 | 12 | 16;

/** What pockets pay, from the outermost to the middle one; the other side is the same. */
export const plinkoPayouts: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly Decimal[]>>>> = {
  8: {
    low: ['5.6', '2.1', '1.1', '1', '0.5'],
    medium: ['13', '3', '1.3', '0.7', '0.4'],
    high: ['29', '4', '1.5', '0.3', '0.2'],
  },
  12: {
    low: ['10', '3', '1.6', '1.4', '1.1', '1', '0.5'],
    medium: ['33', '11', '4', '2', '1.1', '0.6', '0.3'],
    high: ['170', '24', '8', '2', '0.7', '0.2', '0.2'],
  },
  16: {
    low: ['16', '9', '2', '1.4', '1.4', '1.2', '1.1', '1', '0.5'],
    medium: ['110', '41', '10', '5', '3', '1.5', '1', '0.5', '0.3'],
    high: ['1000', '130', '26', '9', '4', '2', '0.2', '0.2', '0.2'],
  },
};
