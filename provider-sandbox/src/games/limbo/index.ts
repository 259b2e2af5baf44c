import type { Original } from '../originals';
import { limboParts } from './parts';
import { limboRules } from './rules';

/** A multiplier that grows without a limit: will it reach the target? */
export const limbo: Original = { rules: limboRules, parts: limboParts };
