/** A value that a statement takes; amounts are decimal strings, never numbers. */
export type SqlValue = string | number | boolean | Date | null;

/** Statements inside or outside a transaction. `numeric` columns come back as exact strings. */
export interface Queries {
  query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs a script of several statements without values. */
  run(script: string): Promise<void>;
}

/** The sandbox's store: embedded PGlite or a PostgreSQL server, same schema and statements. */
export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it throws. Isolation is READ COMMITTED: rows are locked by the work. It is
   * run again when the server finds it in conflict with another transaction, so it must act on `tx` alone.
   *
   * @throws DatabaseUnavailable when the server is out of reach or too busy
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The first row, for statements that give one or none. */
export async function queryOne<Row extends object>(
  queries: Queries,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row | undefined> {
  return (await queries.query<Row>(text, values))[0];
}

/** The one row of a statement that always gives one. */
export async function queryExactlyOne<Row extends object>(
  queries: Queries,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<Row> {
  const row = await queryOne<Row>(queries, text, values);
  if (row === undefined) throw new Error(`No row: ${text}`);
  return row;
}
