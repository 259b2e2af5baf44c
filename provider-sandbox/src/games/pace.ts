import { ruleSettings } from '@tessera/shared-contracts/rules/schema';
import type { Queries } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { gamesMessages } from './games.messages';
import type { GameSession } from './session';

/**
 * Keeps the rounds of a player apart, over all games, by the time that the provider's rules ask for.
 *
 * @throws HttpError 429 if the last round began less than that before
 */
export async function requirePace(
  { config }: Pick<Sandbox, 'config'>,
  tx: Queries,
  { id, userId }: Pick<GameSession, 'id' | 'userId'>,
  at: Date,
): Promise<void> {
  const { minimumRoundSeconds: seconds } = ruleSettings[config.rules];
  if (seconds === 0) return;
  const [table, owner] = userId === undefined ? (['game_sessions', id] as const) : (['users', userId] as const);
  const begun = await tx.query(
    `update ${table} set last_round_at = $2 where id = $1 and (last_round_at is null or last_round_at <= $3) returning id`,
    [owner, at, new Date(at.getTime() - seconds * 1000)],
  );
  if (begun.length === 0) throw new HttpError(429, gamesMessages.tooSoon(seconds));
}

/** Ends the player's other games, where the provider's rules allow one at a time; a round that is open goes on when its game is opened again. */
export async function endOtherGames(
  { config }: Pick<Sandbox, 'config'>,
  tx: Queries,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  if (ruleSettings[config.rules].hasParallelGames) return;
  await tx.query('update game_sessions set expires_at = $2 where user_id = $1 and expires_at > $2', [userId, at]);
}
