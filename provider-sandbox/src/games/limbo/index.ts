import type { Original } from '../original';
import { limboParts } from './parts';
import { limboRules } from './rules';

/** A multiplier is drawn; the game pays the target if it is reached. */
export const limbo: Original = { rules: limboRules, parts: limboParts };
