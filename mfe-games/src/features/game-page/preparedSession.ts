import { readSession } from '@tessera/shared-contracts/session';
import { findGame, isToCome, requestGames } from '../catalogue';
import { type Dispatch, type OpenedState, openSession, type SessionWish, sessionKey } from './openSession';
import { playModeOf } from './usePlayMode';

let prepared: { readonly key: string; readonly opening: Promise<OpenedState> } | undefined;

/** Prefetches the session of the current URL, for the page about to render. */
export async function prepareSession(dispatch: Dispatch, gameName: string): Promise<void> {
  const { pathname, search } = window.location;
  const { data } = await dispatch(requestGames());
  // Its caller has left.
  if (window.location.pathname !== pathname) return;
  const game = data && findGame(data.readable, gameName);
  if (game === undefined || isToCome(game)) return;
  const wish: SessionWish = { game, mode: playModeOf(search), player: readSession()?.user };
  const key = sessionKey(wish);
  if (key !== undefined) prepared = { key, opening: openSession(dispatch, wish) };
}

/** Takes the prepared session if its key matches, and drops it otherwise: sessions become stale. */
export function takePrepared(key: string): Promise<OpenedState> | undefined {
  const taken = prepared?.key === key ? prepared.opening : undefined;
  prepared = undefined;
  return taken;
}
