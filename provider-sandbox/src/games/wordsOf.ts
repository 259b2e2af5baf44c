import type { RoundWords } from './engine/gameRules';
import type { Round } from './engine/rounds';
import { originals } from './originals';

/** The words of a round; undefined for one that its game cannot read, so that it does not fail a list. */
export function wordsOf({ game, bet, outcome }: Pick<Round, 'game' | 'bet' | 'outcome'>): RoundWords | undefined {
  try {
    return originals.get(game)?.rules.describe(bet, outcome);
  } catch {
    return undefined;
  }
}
