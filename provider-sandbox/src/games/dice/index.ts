import type { Original } from '../original';
import { diceParts } from './parts';
import { diceRules } from './rules';

/** A roll from 0.00 to 100.00, over or under a target. */
export const dice: Original = { rules: diceRules, parts: diceParts };
