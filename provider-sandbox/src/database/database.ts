/** Parameter of a statement; amounts are decimal strings, never numbers. */
export type SqlValue = string | number | boolean | Date | null;

/** Statements inside or outside a transaction. `numeric` columns come back as exact strings. */
export interface Queries {
  query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  run(script: string): Promise<void>;
}

/** Statements of a transaction. */
export interface Transaction extends Queries {
  /** Calls a function once the transaction has committed; not if it is rolled back. */
  onCommit(run: () => void): void;
}

/** The sandbox's database: embedded PGlite or a PostgreSQL server, with the same schema and statements. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it throws. Isolation is READ COMMITTED: `work` must lock rows. It is
   * retried when the server aborts it because of a conflict with another transaction, so it must only use `tx`.
   *
   * @throws DatabaseUnavailable when the server is unreachable or too busy
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The row of a statement that returns at most one. */
export async function queryOne<Row extends object>(
  queries: Queries,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row | undefined> {
  return (await queries.query<Row>(text, values))[0];
}

/** The row of a statement that always returns exactly one. */
export async function queryExactlyOne<Row extends object>(
  queries: Queries,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row> {
  const row = await queryOne<Row>(queries, text, values);
  if (row === undefined) throw new Error('A statement that always returns a row returned none.');
  return row;
}

/**
 * Runs a transaction, then the functions that its work has passed to `onCommit`.
 *
 * @param run starts the transaction, possibly several times, each time with a new `Transaction`
 */
export async function commit<T>(run: (begin: (queries: Queries) => Transaction) => Promise<T>): Promise<T> {
  let hooks: (() => void)[] = [];
  const result = await run((queries) => {
    hooks = [];
    return { ...queries, onCommit: (hook) => void hooks.push(hook) };
  });
  for (const hook of hooks) hook();
  return result;
}
