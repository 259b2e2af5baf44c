import { type ClientBase, Pool } from 'pg';
import { commit, type Database, type Queries } from './database';
import { summarize } from './describeFailure';
import { DatabaseUnavailable, reach, repeatOnConflict } from './unavailable';

/** Timeouts for the server, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection, including the wait for a free one of the pool. */
  readonly connectMs: number;
  /** For one statement, and between two statements of a transaction. */
  readonly statementMs: number;
  /** For a row that another transaction has locked. */
  readonly lockMs: number;
}

/** The server itself ends a statement at its timeout; if it has not answered this much later, it counts as gone. */
const graceMs = 5_000;

const asQueries = (client: Pick<ClientBase, 'query'> | Pool): Queries => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return (await reach(client.query<Row>(text, [...values]))).rows;
  },
  async run(script) {
    await reach(client.query(script));
  },
});

/** Connects to a PostgreSQL server. */
export async function openPostgres(url: string, timeouts: DatabaseTimeouts): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    query_timeout: timeouts.statementMs + graceMs,
  });
  // Without a listener, a broken connection would end the process. If it is in use, its query fails and reports it; if idle,
  // the pool replaces it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => console.error('An idle database connection broke.', summarize(error)));
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw new Error(`The database of DATABASE_URL does not answer: ${error.message}`);
  });
  const queries = asQueries(pool);
  return {
    kind: 'postgres',
    query: (text, values) => repeatOnConflict(() => queries.query(text, values)),
    run: queries.run,
    transaction: (work) => commit((begin) => repeatOnConflict(() => runTransaction(pool, (tx) => work(begin(tx))))),
    close: () => pool.end(),
  };
}

async function runTransaction<T>(pool: Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await reach(pool.connect());
  const tx = asQueries(client);
  let broken: Error | undefined;
  try {
    await tx.run('begin');
    const result = await work(tx);
    await tx.run('commit');
    return result;
  } catch (error) {
    broken = error instanceof DatabaseUnavailable ? error : await rollBack(tx);
    throw error;
  } finally {
    // A broken connection is removed from the pool; the server rolls back its transaction.
    client.release(broken);
  }
}

const rollBack = (tx: Queries): Promise<Error | undefined> =>
  tx.run('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
