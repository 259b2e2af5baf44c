import { automatic } from './automatic';
import { dice } from './dice';
import type { GameRules } from './engine/gameRules';
import { keno } from './keno';
import { limbo } from './limbo';
import { mines } from './mines';
import type { GamePageParts } from './page/gamePage';
import { plinko } from './plinko';

/** A playable game: a folder with its rules, its part of the page and its script (`page/main.ts`). */
export interface Original {
  readonly rules: GameRules;
  readonly parts: GamePageParts;
  /** Set if all players share its rounds and seeds; in the other games, each player has their own. */
  readonly isShared?: true;
}

const all: readonly Original[] = [dice, limbo, keno, mines, plinko, automatic];

/** The playable games, by slug; the pages of all others say that they are not playable. */
export const originals: ReadonlyMap<string, Original> = new Map(all.map((original) => [original.rules.slug, original]));
