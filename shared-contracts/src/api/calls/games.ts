import { boolean, fallback, type InferOutput, looseObject, nullish, object, optional, string } from 'valibot';
import type { CallDefinition } from '../callDefinition';
import { messages } from '../messages';
import { rows } from '../rows';
import { text, visibleText } from '../text';

/** A game of the provider's list (spec §3 Game). */
export const gameSchema = looseObject({
  uuid: visibleText,
  name: visibleText,
  /** Address of the tile's picture; may be missing. */
  image: nullish(text),
  provider: nullish(text),
  /** Whether the game can be played by now; a provider that does not say is taken at its list. */
  playable: fallback(nullish(boolean()), undefined),
});
/** See {@link gameSchema}. */
export type Game = InferOutput<typeof gameSchema>;

/** Answer of the games call; missing items count as an empty list (spec §8 Games). */
export const gamesAnswerSchema = looseObject({
  games: optional(looseObject({ items: optional(rows(gameSchema)) })),
});

/** Answer of init and init-demo. `success: false` means a failure with the server's message. */
export const gameSessionSchema = looseObject({
  success: boolean(),
  message: optional(text),
  data: optional(looseObject({ url: text })),
});
/** See {@link gameSessionSchema}. */
export type GameSession = InferOutput<typeof gameSessionSchema>;

/** `GET …/games`. */
export const games = {
  id: 'games',
  method: 'GET',
  path: '/wallet-service/api/games',
  hasBearer: false,
  isPublic: true,
  body: undefined,
  answer: gamesAnswerSchema,
  fallbackMessage: messages.gamesFailed,
} as const satisfies CallDefinition;

/** `POST …/games/{uuid}/init`: a real-play session of the signed-in player. */
export const initGame = {
  id: 'initGame',
  method: 'POST',
  path: '/wallet-service/api/games/{uuid}/init',
  hasBearer: true,
  body: object({
    player_id: string(),
    player_name: string(),
    currency: string(),
    device: string(),
    language: string(),
    email: string(),
    return_url: string(),
  }),
  answer: gameSessionSchema,
  fallbackMessage: messages.gameSessionFailed,
} as const satisfies CallDefinition;

/** `POST …/games/{uuid}/init-demo`: a fun-play session without an account. */
export const initDemoGame = {
  id: 'initDemoGame',
  method: 'POST',
  path: '/wallet-service/api/games/{uuid}/init-demo',
  hasBearer: false,
  isPublic: true,
  body: object({ device: string(), language: string(), return_url: string() }),
  answer: gameSessionSchema,
  fallbackMessage: messages.gameSessionFailed,
} as const satisfies CallDefinition;
