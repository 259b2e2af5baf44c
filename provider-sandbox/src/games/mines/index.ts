import type { Original } from '../original';
import { minesParts } from './parts';
import { minesRules } from './rules';

/** Tiles are turned over, one by one or all together; a mine loses the round. */
export const mines: Original = { rules: minesRules, parts: minesParts };
