import { configureStore } from '@reduxjs/toolkit';
import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { createProviderBaseQuery, isProblem } from '@tessera/shared-contracts/api';

const retryDelayMs = 400;

/** Quick failures that a second try may get past. A refusal stays a refusal; a time-out has cost the player enough. */
const passing: ReadonlySet<string> = new Set(['unreachable', 'server-failed']);

/** The remote's one API; endpoints are injected by the features that own them. Reads are tried twice, all else once. */
export const gamesApi = createApi({
  reducerPath: 'gamesApi',
  baseQuery: retry(createProviderBaseQuery(), {
    retryCondition: (error, _request, { attempt, baseQueryApi }) =>
      baseQueryApi.type === 'query' && attempt <= 1 && isProblem(error) && passing.has(error.kind),
    backoff: () => new Promise((resolve) => setTimeout(resolve, retryDelayMs)),
  }),
  endpoints: () => ({}),
});

/**
 * Makes the remote's store. It holds the provider's public list of games and nothing of a player: sessions of games are
 * untracked and live in the player page. So a login or logout leaves nothing behind to empty, and neither a running
 * fun-play game nor an open list flickers when one happens.
 */
export const createGamesStore = () =>
  configureStore({
    reducer: { [gamesApi.reducerPath]: gamesApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(gamesApi.middleware),
  });

/** See {@link createGamesStore}. */
export type GamesStore = ReturnType<typeof createGamesStore>;

let shared: GamesStore | undefined;

/** The one store of this remote on this page, made when its first module is shown. */
export function gamesStore(): GamesStore {
  shared ??= createGamesStore();
  return shared;
}
