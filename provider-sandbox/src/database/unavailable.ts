import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/**
 * The database is out of reach, restarting or too busy. Unless a `commit` was in progress, nothing was done; whether that
 * one was done is unknown, so nothing is repeated here.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${(cause as Error).message}`, { cause });
  }
}

/** Lost or refused connections, a lack of resources, time-outs, a server that stops, starts or only reads. */
const unavailable = /^(08|53|57|58)|^(25006|25P03|40003|55P03)$/;
/** Serialization failure and deadlock: the server rolled the whole transaction back and asks for another try. */
const conflict = /^(40001|40P01)$/;
const tries = 5;
const firstPauseMs = 20;

const isConflict = (error: unknown) => error instanceof DatabaseError && conflict.test(error.code ?? '');

/** Waits for the driver. What it throws by itself, and not on behalf of the server, is about the connection. */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DatabaseError && !unavailable.test(error.code ?? '')) throw error;
    throw new DatabaseUnavailable(error);
  }
}

/**
 * Runs a whole transaction, and runs it again when it was in conflict with another one.
 *
 * @param run has no effect outside of its transaction
 * @throws DatabaseUnavailable when each of a few tries was in conflict
 */
export async function repeatOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === tries) throw new DatabaseUnavailable(error);
    }
    // A random pause, doubled each time: two that met once do not meet again in step.
    await sleep(Math.random() * firstPauseMs * 2 ** attempt);
  }
}
