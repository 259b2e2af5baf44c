import type { Queries } from '../database';
import { HttpError } from '../http/httpError';
import { gamesMessages } from './games.messages';
import type { GameSession } from './sessions';

/** How many sessions of fun play there may be at a time. */
export interface FunPlayLimits {
  readonly sessions: number;
  readonly sessionsPerNetwork: number;
}

/** What one request removes at the most of each kind: more than it adds, so that what is too much goes in the end. */
const batch = 20;
/** Rounds of a session that are kept: enough for its list, and for a lost answer to be asked for again. */
const keptRounds = 200;

/** Closes sessions of fun play before one is opened: those that are over, and the oldest where there are too many. */
export async function makeRoom(
  tx: Queries,
  { network, at, limits }: { readonly network: string; readonly at: Date; readonly limits: FunPlayLimits },
): Promise<void> {
  // A session that is being played at this moment is held, and passed over.
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

/** Whether a session can still be played for; one of fun play is then kept from being closed until the transaction ends. */
export async function isSessionOpen(tx: Queries, session: GameSession): Promise<boolean> {
  if (session.userId !== undefined) return true;
  return (await tx.query('select 1 from game_sessions where id = $1 for key share', [session.id])).length > 0;
}

/**
 * Keeps a session of fun play from being closed until the transaction ends.
 *
 * @throws HttpError 401 when it was closed since the request came in
 */
export async function holdFunSession(tx: Queries, session: GameSession): Promise<void> {
  if (!(await isSessionOpen(tx, session))) throw new HttpError(401, gamesMessages.sessionOver);
}

/** Forgets what fun play needs no more: its older rounds, and revealed seeds without a round. */
export async function forgetOldPlay(tx: Queries, session: GameSession): Promise<void> {
  if (session.userId !== undefined) return;
  await tx.query(
    `delete from rounds where id in (
       select id from rounds where session_id = $1 order by created_at desc, nonce desc offset ${keptRounds} limit ${batch}
     )`,
    [session.id],
  );
  await tx.query(
    `delete from seed_pairs where player = $1 and revealed_at is not null
       and not exists (select from rounds where seed_pair_id = seed_pairs.id)`,
    [session.id],
  );
}
