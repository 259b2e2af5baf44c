import { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './unavailable';

/** An embedded database engine. */
export interface Engine {
  readonly pglite: PGlite;
  /** Whether it has ended by itself, for instance because a full disk takes no more of its log; it then refuses everything. */
  hasEnded(): boolean;
}

const hasPanicked = (error: unknown) =>
  error instanceof Error && 'severity' in error && ['PANIC', 'FATAL'].includes(String(error.severity));

/** Starts an engine. After a panic, PGlite would loop for ever at the next statement, as the `rollback` of the transaction. */
export async function startEngine(...given: Parameters<typeof PGlite.create>): Promise<Engine> {
  const pglite = await PGlite.create(...given);
  const execute = pglite.execProtocolStream.bind(pglite);
  let hasEnded = false;
  pglite.execProtocolStream = async (...message) => {
    if (hasEnded) throw new DatabaseUnavailable(new Error('it has ended'));
    try {
      return await execute(...message);
    } catch (error) {
      hasEnded = hasPanicked(error);
      throw error;
    }
  };
  return { pglite, hasEnded: () => hasEnded };
}
