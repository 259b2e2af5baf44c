import type { Game } from './catalogue';
import type { GameRules } from './engine/gameRules';

/** Session of an opened game. */
export interface GameSession {
  readonly id: string;
  readonly game: Game;
  /** Undefined in fun play. */
  readonly userId: string | undefined;
  readonly currency: string;
  readonly returnUrl: string;
  /** Hash of the account's session that opened it; none in fun play. */
  readonly accountSession?: string | null;
}

/** Owner of the seeds and rounds: the player, or in fun play the session. */
export const playerOf = (session: GameSession): string => session.userId ?? session.id;

/** A session of a playable game, with the game's rules. */
export interface PlayableSession extends GameSession {
  readonly rules: GameRules;
  /** Whether all players share the game's rounds, so that players have no seeds. */
  readonly isShared: boolean;
}
