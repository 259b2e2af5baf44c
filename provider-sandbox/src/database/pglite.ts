import { PGlite, type Transaction } from '@electric-sql/pglite';
import { commit, type Database, type Queries } from './database';
import { type Engine, startEngine } from './engine';
import { DatabaseUnavailable, reachEmbedded } from './unavailable';

const asQueries = (use: () => Promise<PGlite | Transaction>): Queries => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return (await reachEmbedded((await use()).query<Row>(text, [...values]))).rows;
  },
  async run(script) {
    await reachEmbedded((await use()).exec(script));
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
  const start = () => startEngine(folder, { startParams, ...(files && { loadDataDir: files }) });
  let engine: Promise<Engine> | undefined = start();
  await engine;
  const forget = (ended: Promise<Engine>) => {
    if (engine === ended) engine = undefined;
  };
  /** The engine; another one if it has ended, which recovers what was committed, as a server does when it is started again. */
  const use = async (): Promise<PGlite> => {
    engine ??= start();
    const current = engine;
    const { pglite, hasEnded } = await current.catch((error: unknown) => {
      forget(current);
      throw new DatabaseUnavailable(error);
    });
    if (!hasEnded()) return pglite;
    forget(current);
    return use();
  };
  return {
    kind: 'pglite',
    copy: async () => (await use()).dumpDataDir('none'),
    ...asQueries(use),
    transaction: (work) =>
      commit(async (begin) => {
        const pglite = await use();
        return reachEmbedded(pglite.transaction((tx) => work(begin(asQueries(async () => tx)))));
      }),
    async close() {
      const open = await engine?.catch(() => undefined);
      if (open?.hasEnded() === false) await open.pglite.close();
    },
  };
}
