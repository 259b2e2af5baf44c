import { type Queries, queryExactlyOne, queryOne } from '../database';

/** A mail that is to be sent. */
export interface QueuedMail {
  readonly id: string;
  readonly sealed: string;
  /** Including the one that it was claimed for. */
  readonly attempts: number;
}

/** How long a claimed mail is left alone, in case its process ends: longer than an attempt takes. */
const leaseMs = 60_000;
/** Longest pause between two attempts. */
export const longestPauseMs = 60 * 60_000;

// The database's clock, since processes that share it may disagree.
const inMs = (parameter: string) => `clock_timestamp() + ${parameter}::float8 * interval '1 millisecond'`;
/** Later than any pause, so the clock was set back meanwhile. */
const isDue = `(due_at <= clock_timestamp() or due_at > ${inMs(String(longestPauseMs))})`;

/** Adds a mail, which is due at once. */
export const queueMail = (
  tx: Queries,
  { id, sealed, lifetimeMs }: { readonly id: string; readonly sealed: string; readonly lifetimeMs: number },
): Promise<unknown> =>
  tx.query(`insert into outbox (id, sealed, due_at, expires_at) values ($1, $2, clock_timestamp(), ${inMs('$3')})`, [
    id,
    sealed,
    lifetimeMs,
  ]);

/** Takes the mail that has been due longest; other processes skip it. */
export const claimMail = (queries: Queries): Promise<QueuedMail | undefined> =>
  queryOne<QueuedMail>(
    queries,
    `update outbox set attempts = attempts + 1, due_at = ${inMs(String(leaseMs))}
     where id = (select id from outbox where failed_at is null and expires_at > clock_timestamp() and ${isDue}
       order by due_at, id limit 1 for update skip locked)
     returning id, sealed, attempts`,
  );

export const removeMail = (queries: Queries, id: string): Promise<unknown> =>
  queries.query('delete from outbox where id = $1', [id]);

export const postponeMail = (queries: Queries, id: string, pauseMs: number): Promise<unknown> =>
  queries.query(`update outbox set due_at = ${inMs('$2')} where id = $1`, [id, pauseMs]);

/** Sets a mail aside. It is stored until it expires, for an operator. */
export const setMailAside = (queries: Queries, id: string): Promise<unknown> =>
  queries.query('update outbox set failed_at = clock_timestamp() where id = $1', [id]);

/**
 * Removes expired mail, unless the clock may have jumped: then the mail is left for when it is right again.
 *
 * @returns how many were never sent and not set aside
 */
export const removeExpiredMail = async (queries: Queries): Promise<number> =>
  (
    await queries.query<{ isSetAside: boolean }>(
      `delete from outbox where expires_at <= clock_timestamp()
         and exists (select from cleaning_clock where trusted_at > clock_timestamp() - interval '1 day')
       returning failed_at is not null as "isSetAside"`,
    )
  ).filter(({ isSetAside }) => !isSetAside).length;

/** Time until the next mail is due; undefined if the queue is empty. */
export const msToNextMail = async (queries: Queries): Promise<number | undefined> =>
  (
    await queryExactlyOne<{ ms: number | null }>(
      queries,
      `select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from outbox
       where failed_at is null and expires_at > clock_timestamp()`,
    )
  ).ms ?? undefined;
