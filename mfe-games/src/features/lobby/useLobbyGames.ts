import type { Game } from '@tessera/shared-contracts/api';
import { useMemo } from 'react';
import { favouriteGames, pickGames, recentGames, useSavedList } from '../saved-games';
import type { Category } from './categories';
import { filterGames, indexGames, sortGames } from './filterGames';
import type { LobbyFilters } from './useLobbyFilters';

/** The games that pass the filters, in the picked order; recently played ones keep the order they were played in. */
export function useLobbyGames(
  listed: readonly Game[],
  { search, provider, sort, show }: LobbyFilters,
  category: Category | undefined,
): readonly Game[] {
  const favourites = useSavedList(favouriteGames);
  const recent = useSavedList(recentGames);
  const ids = show === '' ? undefined : show === 'favourites' ? favourites : recent;
  const indexed = useMemo(() => {
    const shown = ids === undefined ? listed : pickGames(listed, ids);
    return indexGames(sortGames(shown, sort), category);
  }, [listed, ids, sort, category]);
  return useMemo(() => filterGames(indexed, { search, provider }), [indexed, search, provider]);
}
