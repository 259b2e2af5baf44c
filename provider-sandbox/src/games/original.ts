import type { GameRules } from './engine/gameRules';
import type { GamePageParts } from './page/gameParts';

/** A playable game: a folder with its rules, its part of the page and its script (`page/main.ts`). */
export interface Original {
  readonly rules: GameRules;
  readonly parts: GamePageParts;
  /** Set if all players share its rounds and seeds; in the other games, each player has their own. */
  readonly isShared?: true;
}
