export { automatic, dice, keno, limbo, mines, paidHundredths, roundLimitsInCents } from './constants';
export { type KenoRisk, kenoPayouts } from './kenoPayouts';
export { binomial, minesMultiplier } from './minesMultiplier';
export { type PlinkoRisk, type PlinkoRows, plinkoPayouts } from './plinkoPayouts';
export { kenoReturn, plinkoReturn } from './returns';
