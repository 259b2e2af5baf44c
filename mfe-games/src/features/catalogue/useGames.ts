import { type Game, isProblem, type Problem, type Rows } from '@tessera/shared-contracts/api';
import { useGamesQuery } from './catalogue.api';

/** State of the list of games. `isRetrying` keeps the failed view in place while a retry runs. */
export type GamesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: Problem | undefined; readonly isRetrying: boolean }
  | {
      readonly status: 'loaded';
      readonly games: readonly Game[];
      /** Number of games in the list that could not be parsed. */
      readonly unreadable: number;
    };

/** Loads the provider's list of games; `retry` requests it again after a failure. */
export function useGames(): { readonly state: GamesState; readonly retry: () => void } {
  const { data, error, isFetching, refetch } = useGamesQuery();
  return { state: toState(data, error, isFetching), retry: refetch };
}

function toState(data: Rows<Game> | undefined, error: unknown, isFetching: boolean): GamesState {
  if (data !== undefined) return { status: 'loaded', games: data.readable, unreadable: data.unreadable };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', problem: isProblem(error) ? error : undefined, isRetrying: isFetching };
}
