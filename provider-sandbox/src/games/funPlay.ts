import type { FunPlayLimits } from '../config';
import type { Queries } from '../database';
import { HttpError } from '../http/httpError';
import { gamesMessages } from './games.messages';
import type { GameSession } from './session';

/** Most rows of a kind that one request deletes: more than it adds, so that any excess is deleted eventually. */
const batch = 20;
/** Stored rounds per session: enough for its list, and for retries after a lost answer. */
const keptRounds = 200;

/** Closes fun-play sessions before a new one is opened: the expired ones, and the oldest if there are too many. */
export async function makeRoom(
  tx: Queries,
  { network, at, limits }: { readonly network: string; readonly at: Date; readonly limits: FunPlayLimits },
): Promise<void> {
  // Skips sessions that are locked because a round is being played.
  const closed = await tx.query<{ id: string }>(
    `select id from game_sessions where id in (
       (select id from game_sessions where user_id is null and expires_at <= $1 order by created_at, id limit ${batch})
       union all
       (select id from game_sessions where user_id is null
        order by created_at desc, id desc offset $2::int limit ${batch})
       union all
       (select id from game_sessions where user_id is null and opened_from = $3
        order by created_at desc, id desc offset $4::int limit ${batch})
     ) order by id for update skip locked`,
    [at, limits.sessions - 1, network, limits.sessionsPerNetwork - 1],
  );
  if (closed.length === 0) return;
  const ids = [JSON.stringify(closed.map(({ id }) => id))];
  const isClosed = (column: string) => `${column} in (select jsonb_array_elements_text($1::jsonb))`;
  await tx.query(`delete from open_rounds where ${isClosed('session_id')}`, ids);
  await tx.query(`delete from rounds where ${isClosed('session_id')}`, ids);
  await tx.query(`delete from seed_pairs where ${isClosed('player')}`, ids);
  await tx.query(`delete from game_sessions where ${isClosed('id')}`, ids);
}

/** Whether a session is still open; a fun-play session is then locked against closing until the transaction ends. */
export async function isSessionOpen(tx: Queries, session: Pick<GameSession, 'id' | 'userId'>): Promise<boolean> {
  if (session.userId !== undefined) return true;
  return (await tx.query('select 1 from game_sessions where id = $1 for key share', [session.id])).length > 0;
}

/**
 * Locks a fun-play session against closing until the transaction ends.
 *
 * @throws HttpError 401 if it was closed after the request arrived
 */
export async function holdFunSession(tx: Queries, session: GameSession): Promise<void> {
  if (!(await isSessionOpen(tx, session))) throw new HttpError(401, gamesMessages.sessionOver);
}

/**
 * Deletes what fun play no longer needs: its older rounds, and revealed seeds without a round, except the newest, which
 * a retry of the rotation reads.
 */
export async function forgetOldPlay(tx: Queries, session: GameSession): Promise<void> {
  if (session.userId !== undefined) return;
  await tx.query(
    `delete from rounds where id in (
       select id from rounds where session_id = $1 order by created_at desc, nonce desc offset ${keptRounds} limit ${batch}
     )`,
    [session.id],
  );
  await tx.query(
    `delete from seed_pairs where player = $1
       and revealed_at < (select max(revealed_at) from seed_pairs where player = $1)
       and not exists (select from rounds where seed_pair_id = seed_pairs.id)`,
    [session.id],
  );
}
