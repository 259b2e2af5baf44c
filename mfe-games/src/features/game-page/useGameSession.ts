import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Dispatch, type OpenedState, openSession, type PossibleWish, sessionKey } from './openSession';
import { takePrepared } from './preparedSession';

/** A session with a game (spec §4 Game session). */
type SessionState =
  | OpenedState
  | { readonly status: 'opening' }
  /** Framed, but the game was not ready before the timeout. It may still become ready. */
  | { readonly status: 'overdue'; readonly url: string }
  /** The provider sent the frame back to the site's game-return page. */
  | { readonly status: 'closed' };

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
 * re-render. A failed session stays failed until the player retries.
 */
export function useGameSession({ game, mode, player }: PossibleWish): OpenedSession {
  const dispatch = useDispatch<Dispatch>();
  const key = sessionKey({ game, mode, player });

  const [wish, setWish] = useState({ key, serial: 0 });
  // Counted while rendering, so that a stale session is never rendered, not even for one frame.
  if (wish.key !== key) setWish({ key, serial: wish.serial + 1 });
  const { serial } = wish;

  const [settled, setSettled] = useState<{ readonly serial: number; readonly state: SessionState }>();
  const askedSerial = useRef<number>(undefined);

  useEffect(() => {
    // StrictMode runs the effect twice; the request is sent once.
    if (key === undefined || game === undefined || askedSerial.current === serial) return;
    askedSerial.current = serial;
    const opening = takePrepared(key) ?? openSession(dispatch, { game, mode, player });
    void opening.then((state) => {
      // Ignores stale responses.
      if (askedSerial.current === serial) setSettled({ serial, state });
    });
  }, [dispatch, key, serial, game, mode, player]);

  const setFramed = useCallback(
    (status: 'open' | 'overdue') =>
      setSettled((current) =>
        // An unchanged state must not re-render: a game may report readiness thousands of times.
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
