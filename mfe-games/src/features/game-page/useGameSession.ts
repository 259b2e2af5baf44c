import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Game, type GameSession, isProblem } from '@tessera/shared-contracts/api';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { safeFrameUrl } from './frameUrl';
import { playerApi } from './gamePage.api';
import { messages } from './gamePage.messages';

/** How a game is played: for the player's money, or for fun without an account. */
export type PlayMode = 'real' | 'fun';

/** A session with a game (spec §4, Game session). */
type SessionState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly url: string }
  /** Framed, but the game did not report that it is ready before the timeout. It still may. */
  | { readonly status: 'overdue'; readonly url: string }
  | { readonly status: 'failed'; readonly reason: string }
  /** The provider sent the frame back to the site's game-return page. */
  | { readonly status: 'closed' };

interface SessionWish {
  /** `undefined` while there is nothing to open: the game is not known yet, or real play has no player. */
  readonly game: Game | undefined;
  readonly mode: PlayMode;
  readonly player: SessionUser | undefined;
}

export interface OpenedSession {
  readonly state: SessionState;
  /** Unique for every requested session. */
  readonly serial: number;
  /** The frame's timeout has passed. */
  readonly expire: () => void;
  /** The game reports that it is ready, possibly late. */
  readonly confirm: () => void;
  readonly close: () => void;
  readonly reopen: () => void;
}

/**
 * Opens a session when the game, the mode or the player changes, and when `reopen` is called; never because of a
 * re-render. A session that failed stays failed until the player retries.
 */
export function useGameSession({ game, mode, player }: SessionWish): OpenedSession {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isWanted = game !== undefined && (mode === 'fun' || player !== undefined);
  // The player's id and not their token: renewing the site's session must not end a running game.
  const key = isWanted ? JSON.stringify([game.uuid, mode, mode === 'real' && player?.id]) : undefined;

  const [wish, setWish] = useState({ key, serial: 0 });
  // Counted while rendering, so that the session of an earlier request is never rendered, not even for one frame.
  if (wish.key !== key) setWish({ key, serial: wish.serial + 1 });
  const { serial } = wish;

  const [settled, setSettled] = useState<{ readonly serial: number; readonly state: SessionState }>();
  const askedSerial = useRef<number>(undefined);

  useEffect(() => {
    // React may run the effect twice for one request (StrictMode); the provider gets it once.
    if (key === undefined || game === undefined || askedSerial.current === serial) return;
    askedSerial.current = serial;
    const { openRealSession, openFunSession } = playerApi.endpoints;
    const request =
      mode === 'real' && player !== undefined
        ? dispatch(openRealSession.initiate({ uuid: game.uuid, player }, { track: false }))
        : dispatch(openFunSession.initiate({ uuid: game.uuid }, { track: false }));
    void request.then((answer) => {
      // Ignores a response that arrives after the player moved on.
      if (askedSerial.current === serial) setSettled({ serial, state: toState(answer) });
    });
  }, [dispatch, key, serial, game, mode, player]);

  const setFramed = useCallback(
    (status: 'open' | 'overdue') =>
      setSettled((current) =>
        // An unchanged state must not re-render: a game may report thousands of times that it is ready.
        current?.serial === serial && 'url' in current.state && current.state.status !== status
          ? { serial, state: { status, url: current.state.url } }
          : current,
      ),
    [serial],
  );

  return {
    state: settled?.serial === serial ? settled.state : { status: 'opening' },
    serial,
    expire: useCallback(() => setFramed('overdue'), [setFramed]),
    confirm: useCallback(() => setFramed('open'), [setFramed]),
    close: useCallback(() => setSettled({ serial, state: { status: 'closed' } }), [serial]),
    reopen: useCallback(() => setWish((current) => ({ ...current, serial: current.serial + 1 })), []),
  };
}

function toState(answer: { data?: GameSession | undefined; error?: unknown }): SessionState {
  if (answer.data === undefined) {
    return { status: 'failed', reason: isProblem(answer.error) ? answer.error.message : messages.unableToLoad };
  }
  const { success, message, data } = answer.data;
  if (!success || data === undefined) return { status: 'failed', reason: message || messages.unableToLoad };
  const url = safeFrameUrl(data.url, window.location.origin);
  return url === undefined ? { status: 'failed', reason: messages.unsafeAddress } : { status: 'open', url };
}
