import { type Queries, queryOne } from '../database';
import { hashToken, newToken } from '../ids';
import type { Sandbox } from '../sandbox';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The player behind a session. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly sessionHash: string;
}

/** Opens a session; only the hash of its token is kept. */
export async function openSession(sandbox: Sandbox, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const at = sandbox.now();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  await sandbox.database.query(
    'insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashToken(token), userId, at, expiresAt],
  );
  return { token, expiresAt };
}

export const findSessionUser = (sandbox: Sandbox, token: string): Promise<SessionUser | undefined> =>
  queryOne<SessionUser>(
    sandbox.database,
    `select users.id, users.email, users.username, sessions.token_hash as "sessionHash"
     from sessions join users on users.id = sessions.user_id
     where sessions.token_hash = $1 and sessions.ended_at is null and sessions.expires_at > $2`,
    [hashToken(token), sandbox.now()],
  );

/** Ends one session; those of its games end with it. */
export async function endSession(queries: Queries, sessionHash: string, at: Date): Promise<void> {
  await queries.query('update sessions set ended_at = $2 where token_hash = $1 and ended_at is null', [
    sessionHash,
    at,
  ]);
}

/** Ends the sessions of a user but the one given, as a changed password should. */
export async function endOtherSessions(tx: Queries, userId: string, keptHash: string, at: Date): Promise<void> {
  await tx.query('update sessions set ended_at = $3 where user_id = $1 and token_hash <> $2 and ended_at is null', [
    userId,
    keptHash,
    at,
  ]);
}
