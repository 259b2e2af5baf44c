import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Game, type GameSession, isProblem } from '@tessera/shared-contracts/api';
import { readBreakRefusal, type StakeRefusal } from '@tessera/shared-contracts/extensions';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { safeFrameUrl } from './frameUrl';
import { playerApi } from './gamePage.api';
import { messages } from './gamePage.messages';

/** How a game is played: for the player's money, or for fun without an account. */
export type PlayMode = 'real' | 'fun';

/** Parameters of a session. Real play requires a player. */
export interface SessionWish {
  readonly game: Game;
  readonly mode: PlayMode;
  readonly player: SessionUser | undefined;
}

/** The same, before the game is known. */
export type PossibleWish = Omit<SessionWish, 'game'> & { readonly game: Game | undefined };

/** How the opening of a session ended (spec §4 Game session). */
export type OpenedState =
  | { readonly status: 'open'; readonly url: string }
  | { readonly status: 'failed'; readonly reason: string }
  /** The player is on a break. */
  | { readonly status: 'restricted'; readonly refusal: StakeRefusal };

/** The dispatch of the remote's store. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Key of a session. It contains the player's id instead of the token: renewing the site's session must not end
 * a running game.
 *
 * @returns `undefined` while the game is unknown, or if real play has no player
 */
export function sessionKey({ game, mode, player }: PossibleWish): string | undefined {
  if (game === undefined || (mode === 'real' && player === undefined)) return undefined;
  return JSON.stringify([game.uuid, mode, mode === 'real' && player?.id]);
}

/** Requests a session once. Never rejects. */
export async function openSession(dispatch: Dispatch, { game, mode, player }: SessionWish): Promise<OpenedState> {
  const { openRealSession, openFunSession } = playerApi.endpoints;
  const answer = await (mode === 'real' && player !== undefined
    ? dispatch(openRealSession.initiate({ uuid: game.uuid, player }, { track: false }))
    : dispatch(openFunSession.initiate({ uuid: game.uuid }, { track: false })));
  return toState(answer);
}

function toState(answer: { data?: GameSession | undefined; error?: unknown }): OpenedState {
  if (answer.data === undefined) {
    if (!isProblem(answer.error)) return { status: 'failed', reason: messages.unableToLoad };
    const refusal = readBreakRefusal(answer.error);
    return refusal ? { status: 'restricted', refusal } : { status: 'failed', reason: answer.error.message };
  }
  const { success, message, data } = answer.data;
  if (!success || data === undefined) return { status: 'failed', reason: message || messages.unableToLoad };
  const url = safeFrameUrl(data.url, window.location.origin);
  return url === undefined ? { status: 'failed', reason: messages.unsafeAddress } : { status: 'open', url };
}
