import { PGlite, type Transaction } from '@electric-sql/pglite';
import { commit, type Database, type Queries } from './database';

const asQueries = (engine: PGlite | Transaction): Queries => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return (await engine.query<Row>(text, [...values])).rows;
  },
  async run(script) {
    await engine.exec(script);
  },
});

/**
 * The default 128 MB of shared buffers take two thirds of the start-up time to fill, and stay in the process's memory.
 * The operating system caches the files anyway.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The embedded database. */
export interface EmbeddedDatabase extends Database {
  /** Its files, to open copies of. */
  copy(): Promise<Blob>;
}

/**
 * Opens the embedded database.
 *
 * @param folder folder of its files, or `memory://`; nothing else may have it open (see data/dataLock.ts)
 * @param files of another database, for one in memory: opening a copy takes a quarter of the time of a new one
 */
export async function openPglite(folder: string, files?: Blob): Promise<EmbeddedDatabase> {
  const engine = await PGlite.create(folder, { startParams, ...(files && { loadDataDir: files }) });
  return {
    kind: 'pglite',
    copy: () => engine.dumpDataDir('none'),
    ...asQueries(engine),
    transaction: (work) => commit((begin) => engine.transaction((tx) => work(begin(asQueries(tx))))),
    close: () => engine.close(),
  };
}
