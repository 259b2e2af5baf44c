import type { Original } from '../originals';
import { automaticParts } from './parts';
import { automaticRules } from './rules';

/** One round for everybody, on a clock: a multiplier grows, and bets whose target it reaches are paid. */
export const automatic: Original = { rules: automaticRules, parts: automaticParts, isShared: true };
