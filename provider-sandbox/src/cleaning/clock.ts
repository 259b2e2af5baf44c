import { type Database, queryExactlyOne } from '../database';

const hourMs = 60 * 60_000;
/** A clock that moves by more than this between two looks is doubted, for as long. */
export const longestStepMs = 24 * hourMs;

/** How much less than an hour a process may run, and how far its two clocks may part, to be steady. */
const toleranceMs = 60_000;

/** @returns function that says for how long a clock has advanced like the monotonic one of this process, between the calls of it */
export function createSteadiness(nowMs: () => number = () => performance.now()) {
  let since: { readonly ms: number; readonly aheadMs: number } | undefined;
  return (at: Date): number => {
    const ms = nowMs();
    const aheadMs = at.getTime() - ms;
    if (since === undefined || Math.abs(aheadMs - since.aheadMs) > toleranceMs) since = { ms, aheadMs };
    return ms - since.ms;
  };
}

/** The time by which rows are old, or why no clock is trusted with that. */
export type CleaningTime = { readonly at: Date } | { readonly doubt: string };

interface Looks {
  readonly at: Date;
  readonly trustedAt: Date;
  readonly doubtedSince: Date | null;
}

/**
 * Reads the database's clock. It is doubted while it disagrees with this process's clock, which the rows are written by; and
 * after it was ahead of the last cleaning by more than a day, whether it jumped or no process was running, until it is a day
 * later and has been steady for an hour of this process. A clock that is behind makes no row old.
 */
export const readCleaningTime = (
  database: Database,
  now: () => Date,
  steadyMsOf: (at: Date) => number,
): Promise<CleaningTime> =>
  database.transaction(async (tx) => {
    const { at, trustedAt, doubtedSince } = await queryExactlyOne<Looks>(
      tx,
      `select clock_timestamp() as at, trusted_at as "trustedAt", doubted_since as "doubtedSince"
       from cleaning_clock for update`,
    );
    const steadyMs = steadyMsOf(at);
    const own = now();
    if (Math.abs(own.getTime() - at.getTime()) > longestStepMs) return { doubt: disagreement(at, own) };
    const isStep = at.getTime() - trustedAt.getTime() <= longestStepMs;
    const doubtedMs = doubtedSince === null ? -1 : at.getTime() - doubtedSince.getTime();
    const isProven = doubtedMs >= longestStepMs && steadyMs >= hourMs - toleranceMs;
    if (isStep || isProven) {
      await tx.query('update cleaning_clock set trusted_at = $1, doubted_since = null', [at]);
      return { at };
    }
    const since = doubtedMs >= 0 && doubtedSince !== null ? doubtedSince : at;
    await tx.query('update cleaning_clock set doubted_since = $1', [since]);
    return { doubt: leap(at, trustedAt, since) };
  });

const disagreement = (at: Date, own: Date) =>
  `No old rows are deleted: the database's clock says ${at.toISOString()}, this machine's ${own.toISOString()}. Set the wrong one.`;

const leap = (at: Date, trustedAt: Date, since: Date) =>
  `No old rows are deleted: it is ${at.toISOString()}, and the last cleaning was at ${trustedAt.toISOString()}. If that is wrong, set the ` +
  `clock of the database's machine. If it is right, nothing is to be done: cleaning resumes once a process has run for an hour after ${new Date(since.getTime() + longestStepMs).toISOString()}.`;
