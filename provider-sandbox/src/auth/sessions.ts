import type { Decimal } from '@tessera/shared-contracts/money';
import { ruleSettings } from '@tessera/shared-contracts/rules/schema';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { hashToken, newId, newToken } from '../ids';
import type { Sandbox } from '../sandbox';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 30 * dayMs;
/** How long sessions are stored, and listed, after they have ended. */
export const endedSessionDays = 30;
/** How stale the last-seen time of a session may be, to avoid a write for each request. */
const lastSeenStepMs = 60_000;
/** How much later the end of a session has to be before it is written, for the same reason. */
const endStepMs = 60_000;
/** Stored characters of a `User-Agent`. */
export const longestUserAgent = 300;

/** The player behind a session. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly sessionHash: string;
  /** When the session began. */
  readonly startedAt: Date;
}

/** A session as its player sees it. */
export interface SeenSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  /** What play in it won or lost, in dollars, and its minutes. */
  readonly net: Decimal;
  readonly minutes: Decimal;
}

/** An open session. */
interface ListedSession extends SeenSession {
  readonly hash: string;
  readonly lastSeenAt: Date;
}

/** A session that has ended or expired. */
interface EndedSession extends SeenSession {
  readonly endedAt: Date;
}

/** When a session ends without a further call. */
function endOf({ config }: Pick<Sandbox, 'config'>, at: Date): Date {
  const { idleMinutes } = ruleSettings[config.rules];
  return new Date(at.getTime() + (idleMinutes === undefined ? lifetimeMs : idleMinutes * 60_000));
}

/** Opens a session; only the hash of its token is stored. */
export async function openSession(
  sandbox: Pick<Sandbox, 'now' | 'config'>,
  tx: Queries,
  userId: string,
  userAgent = '',
): Promise<{ token: string; lifetimeMs: number }> {
  const token = newToken();
  const at = sandbox.now();
  await tx.query(
    `insert into sessions (token_hash, id, user_id, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [hashToken(token), newId(at), userId, userAgent.slice(0, longestUserAgent), at, endOf(sandbox, at)],
  );
  return { token, lifetimeMs };
}

const isOpen = 'ended_at is null and expires_at >';

export async function findSessionUser(sandbox: Sandbox, token: string): Promise<SessionUser | undefined> {
  const at = sandbox.now();
  const found = await queryOne<SessionUser & { readonly lastSeenAt: Date }>(
    sandbox.database,
    `select users.id, users.email, users.username, sessions.token_hash as "sessionHash",
       sessions.created_at as "startedAt", sessions.last_seen_at as "lastSeenAt"
     from sessions join users on users.id = sessions.user_id
     where sessions.token_hash = $1 and sessions.${isOpen} $2`,
    [hashToken(token), at],
  );
  if (found === undefined) return undefined;
  const { lastSeenAt, ...user } = found;
  if (at.getTime() - lastSeenAt.getTime() >= lastSeenStepMs) {
    await sandbox.database.query('update sessions set last_seen_at = $2 where token_hash = $1', [user.sessionHash, at]);
  }
  return user;
}

const seenColumns = `id, user_agent as "userAgent", created_at as "createdAt", play.net, play.minutes`;
const sessionsWithPlay = `sessions cross join lateral (
  select trim_scale(coalesce(sum(returned_usd - usd), 0))::text as net,
    trim_scale(trunc(coalesce(sum(played_ms), 0) / 60000.0, 2))::text as minutes
  from counted_money where account_session = token_hash) as play`;

/** Moves the end of an open session in which the player has done something, where the rules end idle ones. */
export async function postponeEnd(sandbox: Sandbox, sessionHash: string): Promise<void> {
  if (ruleSettings[sandbox.config.rules].idleMinutes === undefined) return;
  const end = endOf(sandbox, sandbox.now());
  await sandbox.database.query(
    'update sessions set expires_at = $2 where token_hash = $1 and ended_at is null and expires_at <= $3',
    [sessionHash, end, new Date(end.getTime() - endStepMs)],
  );
}

/** The open sessions of a player, most recently used first. */
export const listSessions = ({ database, now }: Sandbox, userId: string): Promise<readonly ListedSession[]> =>
  database.query<ListedSession>(
    `select ${seenColumns}, token_hash as hash, last_seen_at as "lastSeenAt" from ${sessionsWithPlay}
     where user_id = $1 and ${isOpen} $2 order by last_seen_at desc, id desc limit 100`,
    [userId, now()],
  );

/** The sessions of a player that have ended in the days for which they are stored, the latest first. */
export const listEndedSessions = ({ database, now }: Sandbox, userId: string): Promise<readonly EndedSession[]> =>
  database.query<EndedSession>(
    `select ${seenColumns}, least(ended_at, expires_at) as "endedAt" from ${sessionsWithPlay}
     where user_id = $1 and least(ended_at, expires_at) between $2 and $3 order by "endedAt" desc, id desc limit 100`,
    [userId, new Date(now().getTime() - endedSessionDays * dayMs), now()],
  );

/** How many players have an open session that was used since then. */
export const countPlayersSeenSince = async ({ database, now }: Sandbox, since: Date): Promise<number> =>
  (
    await queryExactlyOne<{ count: number }>(
      database,
      `select count(distinct user_id)::int as count from sessions where last_seen_at > $2 and ${isOpen} $1`,
      [now(), since],
    )
  ).count;

/** Which of the sessions are still open, by the hash of their token. */
export async function findOpenSessions(
  { database, now }: Sandbox,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ hash: string }>(
    `select token_hash as hash from sessions where token_hash = any(string_to_array($1, ',')) and ${isOpen} $2`,
    [hashes.join(','), now()],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Whether a session has ended or expired. */
export const isSessionOver = async (sandbox: Sandbox, sessionHash: string): Promise<boolean> =>
  !(await findOpenSessions(sandbox, [sessionHash])).has(sessionHash);

/** Ends one session and the game sessions that it opened. */
export async function endSession(queries: Queries, sessionHash: string, at: Date): Promise<void> {
  await queries.query('update sessions set ended_at = $2 where token_hash = $1 and ended_at is null', [
    sessionHash,
    at,
  ]);
}

/** Ends all sessions of a user except `keptHash`, as after a password change. */
export async function endOtherSessions(tx: Queries, userId: string, keptHash: string, at: Date): Promise<void> {
  await tx.query('update sessions set ended_at = $3 where user_id = $1 and token_hash <> $2 and ended_at is null', [
    userId,
    keptHash,
    at,
  ]);
}
