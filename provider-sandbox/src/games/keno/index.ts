import type { Original } from '../original';
import { kenoParts } from './parts';
import { kenoRules } from './rules';

/** Ten of forty numbers are drawn; the game pays by how many of the picks are among them. */
export const keno: Original = { rules: kenoRules, parts: kenoParts };
