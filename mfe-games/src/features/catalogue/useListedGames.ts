import { readPageStart } from '@tessera/platform/protocol';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { is } from 'valibot';
import { type FirstGames, firstGamesSchema } from './firstGames';
import { type GamesState, useGames } from './useGames';

/** State of the list of games. Games of the composed page are shown until the provider answers. */
export type ListedGames = GamesState | ({ readonly status: 'first' } & FirstGames);

/**
 * The provider's list of games for a module with prerendered content.
 *
 * @param module full name of the module, e.g. `games/Lobby`
 */
export function useListedGames(module: string): { readonly state: ListedGames; readonly retry: () => void } {
  const { state, retry } = useGames();
  const { pathname } = useLocation();
  const isLoading = state.status === 'loading';
  const start = useMemo(() => (isLoading ? readPageStart(module, pathname) : undefined), [isLoading, module, pathname]);
  return { state: isLoading && is(firstGamesSchema, start) ? { status: 'first', ...start } : state, retry };
}
