import type { Original } from '../original';
import { automaticParts } from './parts';
import { automaticRules } from './rules';

/** One round shared by all players, on a clock: a multiplier grows, and bets are paid when it reaches their target. */
export const automatic: Original = { rules: automaticRules, parts: automaticParts, isShared: true };
