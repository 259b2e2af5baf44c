import { type Bet, betResult } from '@tessera/shared-contracts/extensions';
import { searchableId, searchableText, searchedIdParts, searchedWords } from '@tessera/shared-contracts/format';
import { type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';

/**
 * The payout of a bet as lists show it: the payout of a win, the cost of a loss, or the returned stake.
 *
 * @returns negative for a loss
 */
export const payoutOf = ({ amount, multiplier, payout }: Bet): Decimal =>
  betResult(multiplier) === 'loss' ? subtractDecimals(payout, amount) : payout;

/** The bets whose ID or game contains the searched text; signs, accents and case do not matter. */
export function findBets(bets: readonly Bet[], search: string): readonly Bet[] {
  const [words, idParts] = [searchedWords(search), searchedIdParts(search)];
  if (idParts.length === 0) return bets;
  return bets.filter(({ id, game }) => {
    const [idText, gameText] = [searchableId(id), searchableText(game)];
    return idParts.every((part) => idText.includes(part)) || words.every((word) => gameText.includes(word));
  });
}
