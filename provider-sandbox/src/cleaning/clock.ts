import { type Database, queryExactlyOne } from '../database';

const hourMs = 60 * 60_000;
/** A clock that moves by more than this between two looks is doubted, for as long. */
export const longestStepMs = 24 * hourMs;

/** The time by which rows are old, or why no clock is trusted with that. */
export type CleaningTime = { readonly at: Date } | { readonly doubt: string };

interface Looks {
  readonly at: Date;
  readonly trustedAt: Date;
  readonly doubtedSince: Date | null;
}

/**
 * Reads the database's clock. It is doubted while it disagrees with this process's clock, which the rows are written by; and
 * for a day after it was ahead of the last cleaning by more than a day, whether it jumped or no process was running. A clock
 * that is behind makes no row old.
 */
export const readCleaningTime = (database: Database, now: () => Date): Promise<CleaningTime> =>
  database.transaction(async (tx) => {
    const { at, trustedAt, doubtedSince } = await queryExactlyOne<Looks>(
      tx,
      `select clock_timestamp() as at, trusted_at as "trustedAt", doubted_since as "doubtedSince"
       from cleaning_clock for update`,
    );
    const own = now();
    if (Math.abs(own.getTime() - at.getTime()) > longestStepMs) return { doubt: disagreement(at, own) };
    const isStep = at.getTime() - trustedAt.getTime() <= longestStepMs;
    const doubtedMs = doubtedSince === null ? -1 : at.getTime() - doubtedSince.getTime();
    const isProven = doubtedMs >= longestStepMs && doubtedMs <= 2 * longestStepMs;
    if (isStep || isProven) {
      await tx.query('update cleaning_clock set trusted_at = $1, doubted_since = null', [at]);
      return { at };
    }
    const since = doubtedMs >= 0 && doubtedMs < longestStepMs && doubtedSince !== null ? doubtedSince : at;
    await tx.query('update cleaning_clock set doubted_since = $1', [since]);
    return { doubt: leap(at, trustedAt, since) };
  });

const disagreement = (at: Date, own: Date) =>
  `No old rows are deleted: the database's clock says ${at.toISOString()}, this machine's ${own.toISOString()}. Set the wrong one.`;

const leap = (at: Date, trustedAt: Date, since: Date) =>
  `No old rows are deleted: it is ${at.toISOString()}, and the last cleaning was at ${trustedAt.toISOString()}. If that is wrong, set the ` +
  `clock of the database's machine. If it is right, nothing is to be done: cleaning resumes within a day after ${new Date(since.getTime() + longestStepMs).toISOString()}.`;
