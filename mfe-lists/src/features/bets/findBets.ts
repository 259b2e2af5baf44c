import type { Bet } from '@tessera/shared-contracts/extensions';
import { searchableId, searchableText, searchedIdParts, searchedWords } from '@tessera/shared-contracts/format';

/** The bets with the searched text in their ID or game; ignores signs, accents and case. */
export function findBets(bets: readonly Bet[], search: string): readonly Bet[] {
  const [words, idParts] = [searchedWords(search), searchedIdParts(search)];
  if (idParts.length === 0) return bets;
  return bets.filter(({ id, game }) => {
    const [idText, gameText] = [searchableId(id), searchableText(game)];
    return idParts.every((part) => idText.includes(part)) || words.every((word) => gameText.includes(word));
  });
}
