import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { describeFailure, summarize } from './describeFailure';

/**
 * The database is unreachable, restarting or too busy. Unless a `commit` was in progress, nothing was written; whether that
 * commit succeeded is unknown, so nothing is retried here.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${summarize(cause)}`, { cause });
  }
}

/** Lost or refused connections, a lack of resources, timeouts, a server that stops, starts or is read-only. */
const unavailable = /^(08|53|57|58)|^(25006|25P03|40003|55P03)$/;
/** Serialization failure and deadlock: the server rolled back the whole transaction, which can be retried. */
const conflict = /^(40001|40P01)$/;
const tries = 5;
const firstPauseMs = 20;

const isConflict = (error: unknown) => error instanceof DatabaseError && conflict.test(error.code ?? '');

/** Waits for the embedded database, which has no connection to lose, but may lack resources: a disk can be full (53100). */
export const reachEmbedded = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw unavailable.test(describeFailure(error)?.code ?? '') ? new DatabaseUnavailable(error) : error;
  });

/** Waits for the driver. Errors that do not come from the server are about the connection. */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DatabaseError && !unavailable.test(error.code ?? '')) throw error;
    throw new DatabaseUnavailable(error);
  }
}

/**
 * Runs a whole transaction, and retries it if it conflicts with another one.
 *
 * @param run must have no effects outside of its transaction
 * @throws DatabaseUnavailable if every try conflicted
 */
export async function repeatOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === tries) throw new DatabaseUnavailable(error);
    }
    // A random pause, doubled each time, so that two conflicting transactions do not stay in step.
    await sleep(Math.random() * firstPauseMs * 2 ** attempt);
  }
}
