import { automatic } from './automatic';
import { dice } from './dice';
import type { GameRules } from './engine/gameRules';
import { keno } from './keno';
import { limbo } from './limbo';
import { mines } from './mines';
import type { GamePageParts } from './page/gamePage';
import { plinko } from './plinko';

/** A game that can be played: a folder with its rules, its page's own parts and, in `page/main.ts`, its script. */
export interface Original {
  readonly rules: GameRules;
  readonly parts: GamePageParts;
  /** All players share its rounds and their seeds; a player of the others has rounds and seeds of their own. */
  readonly isShared?: true;
}

const all: readonly Original[] = [dice, limbo, keno, mines, plinko, automatic];

/** The games that can be played, by slug; the rest of the list say that they cannot. */
export const originals: ReadonlyMap<string, Original> = new Map(all.map((original) => [original.rules.slug, original]));
