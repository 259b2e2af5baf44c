/** Share of a fair payout that a win pays, in hundredths: a house edge of 1 %. */
export const paidHundredths = 99;

/** Limits of one round, in cents of a US dollar. A bet that could pay more than the largest payout is refused. */
export const roundLimitsInCents = { minStake: 1, maxStake: 10_000_000, largestPayout: 100_000_000 } as const;

/** Dice: the possible rolls, 0.00 to 100.00 in hundredths, and how many of them may win. */
export const dice = { faces: 10_001, minWinningFaces: 1, maxWinningFaces: 9_801 } as const;

/** Limbo: the targets that a bet may have, in hundredths. */
export const limbo = { lowestTarget: 101, highestTarget: 100_000_000 } as const;

/** Automatic: likewise; its rounds end at the highest target. */
export const automatic = { lowestTarget: 101, highestTarget: 1_000_000 } as const;

/** Keno: numbers on the board, how many are drawn, and how many a bet may have. */
export const keno = { numbers: 40, drawn: 10, mostPicks: 10 } as const;

/** Mines: tiles on the board. All but one may hide a mine. */
export const mines = { tiles: 25, mostMines: 24 } as const;
