import type { Original } from '../original';
import { plinkoParts } from './parts';
import { plinkoRules } from './rules';

/** A ball falls through rows of pins into a pocket that pays. */
export const plinko: Original = { rules: plinkoRules, parts: plinkoParts };
