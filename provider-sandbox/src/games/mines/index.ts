import type { Original } from '../originals';
import { minesParts } from './parts';
import { minesRules } from './rules';

/** Tiles are picked and turned over together: all must be free of mines. */
export const mines: Original = { rules: minesRules, parts: minesParts };
