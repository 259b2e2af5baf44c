import type { FastifyBaseLogger } from 'fastify';
import { type Database, queryExactlyOne } from '../database';
import { settleAbandonedRounds } from '../games/abandonedRounds';
import { followClock } from '../limits/followClock';
import type { Sandbox } from '../sandbox';
import { createSteadiness, readCleaningTime } from './clock';
import { type Retention, retention } from './retention';

const dayMs = 24 * 60 * 60_000;
const betweenRunsMs = 60 * 60_000;
const batch = 1_000;
/** Most batches of a table in one run; the rest is deleted in the next ones. */
const batchesPerRun = 100;
/** Arbitrary lock number, the same in every process, so that only one cleans at a time. */
const cleaningLock = 7_355_609;

interface CleaningOptions {
  readonly database: Database;
  readonly at: Date;
  readonly onFailure: (table: string, error: unknown) => void;
}

/** Deletes old rows, table by table; one failing table does not stop the others. */
export async function deleteOldRows({ database, at, onFailure }: CleaningOptions): Promise<void> {
  for (const rule of retention) {
    try {
      for (let done = 0; done < batchesPerRun; done += 1) if ((await deleteBatch(database, rule, at)) < batch) break;
    } catch (error) {
      onFailure(rule.table, error);
    }
  }
}

/** @returns how many rows were deleted; 0 also while another process is cleaning */
const deleteBatch = (database: Database, { table, since, days, and = 'true' }: Retention, at: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const { isFree } = await queryExactlyOne<{ isFree: boolean }>(
      tx,
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [cleaningLock],
    );
    if (!isFree) return 0;
    const { count } = await queryExactlyOne<{ count: number }>(
      tx,
      `with deleted as (delete from ${table} where ctid in (
         select ctid from ${table} where ${since} < $1 and ${and} order by ${since} limit ${batch} for update skip locked
       ) returning 1) select count(*)::int as count from deleted`,
      [new Date(at.getTime() - days * dayMs)],
    );
    return count;
  });

type Cleaned = Pick<Sandbox, 'config' | 'database' | 'now'>;

/** @returns function that settles abandoned rounds, does what limits bring about, and deletes old rows, unless the clock is doubted, which is logged once */
export function createCleaner(cleaned: Cleaned, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): () => Promise<void> {
  const { database, now } = cleaned;
  const steadyMsOf = createSteadiness();
  let isDoubted = false;
  return async () => {
    try {
      const time = await readCleaningTime(database, now, steadyMsOf);
      if ('doubt' in time && !isDoubted) log.warn(time.doubt);
      isDoubted = 'doubt' in time;
      if ('doubt' in time) return;
      const onFailure = (table: string, err: unknown) => log.error({ err, table }, 'Old rows were not deleted.');
      await settleAbandonedRounds({ database, now }).catch((error) => onFailure('open_rounds', error));
      await followClock(cleaned).catch((error) => log.error(error, 'Limits did not follow the clock.'));
      await deleteOldRows({ database, at: time.at, onFailure });
    } catch (error) {
      log.error(error, "No old rows were deleted: the database's clock could not be read.");
    }
  };
}

/**
 * Cleans now and every hour.
 *
 * @returns function that stops it, after finishing the run in progress
 */
export function startCleaning(cleaned: Cleaned, log: FastifyBaseLogger): () => Promise<void> {
  const clean = createCleaner(cleaned, log);
  let running = clean();
  const timer = setInterval(() => {
    running = clean();
  }, betweenRunsMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
