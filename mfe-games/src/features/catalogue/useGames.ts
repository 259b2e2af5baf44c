import { type Game, isProblem, type Problem, type Rows } from '@tessera/shared-contracts/api';
import { useGamesQuery } from './catalogue.api';

/** The list of games as a page shows it. `isRetrying` keeps the failed view in place while a retry runs. */
export type GamesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: Problem | undefined; readonly isRetrying: boolean }
  | {
      readonly status: 'loaded';
      readonly games: readonly Game[];
      /** Games of the list that could not be read. */
      readonly unreadable: number;
    };

/** Reads the provider's list of games; `retry` asks again after a failure. */
export function useGames(): { readonly state: GamesState; readonly retry: () => void } {
  const { data, error, isFetching, refetch } = useGamesQuery();
  return { state: toState(data, error, isFetching), retry: refetch };
}

function toState(data: Rows<Game> | undefined, error: unknown, isFetching: boolean): GamesState {
  if (data !== undefined) return { status: 'loaded', games: data.readable, unreadable: data.unreadable };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', problem: isProblem(error) ? error : undefined, isRetrying: isFetching };
}
