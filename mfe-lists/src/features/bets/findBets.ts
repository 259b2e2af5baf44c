import { readMoment } from '@tessera/shared-contracts/api';
import type { Bet } from '@tessera/shared-contracts/extensions';
import { searchableId, searchableText, searchedIdParts, searchedWords } from '@tessera/shared-contracts/format';
import { netPayout, outcomeOf } from '@tessera/shared-contracts/money';
import { instantsOf } from '../list-panel/days';
import type { BetQuery } from './betParameters';

/** The bets that match the filters, with the searched text in their ID or game; ignores signs, accents and case. */
export function findBets(bets: readonly Bet[], query: BetQuery): readonly Bet[] {
  const { search, game, currency, outcome } = query;
  const [words, idParts] = [searchedWords(search), searchedIdParts(search)];
  const { from, to } = instantsOf(query);
  const isInRange = (createdAt: string) => {
    const moment = readMoment(createdAt) ?? Number.NaN;
    return moment >= (from ?? -Infinity) && moment < (to ?? Infinity);
  };
  const isSearched = (bet: Bet) => {
    const [idText, gameText] = [searchableId(bet.id), searchableText(bet.game)];
    return idParts.every((part) => idText.includes(part)) || words.every((word) => gameText.includes(word));
  };
  return bets.filter(
    (bet) =>
      (game === '' || bet.game === game) &&
      (currency === '' || bet.currency.toUpperCase() === currency.toUpperCase()) &&
      (outcome === '' || outcomeOf(netPayout(bet.amount, bet.payout)) === outcome) &&
      ((from === undefined && to === undefined) || isInRange(bet.createdAt)) &&
      (idParts.length === 0 || isSearched(bet)),
  );
}
