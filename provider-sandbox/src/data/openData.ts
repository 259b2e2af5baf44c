import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxConfig } from '../config';
import { type Database, dropEverything, migrate, openPglite, openPostgres, summarize } from '../database';
import { lockData } from './dataLock';
import { createSecret, keepSecret, type Secret } from './secret';

/** Everything that persists across restarts, opened. */
interface Data {
  readonly database: Database;
  readonly secret: Secret;
  /** Closes the database and releases the folder. */
  close(): Promise<void>;
}

const inMemory = 'memory://';

/**
 * Locks the data folder, opens the database and migrates it; empties it first if configured.
 *
 * @throws naming the process that holds the data, or what to do with unusable data
 */
export async function openData(config: SandboxConfig): Promise<Data> {
  const { dataDir, isFresh } = config;
  const isMemory = dataDir === inMemory;
  const isEmbedded = config.databaseUrl === undefined;
  const folder = isEmbedded && !isMemory ? join(dataDir, 'database') : undefined;
  const lock = folder === undefined ? undefined : await lockData(dataDir);
  try {
    const hasData = !isFresh && (folder === undefined || existsSync(folder));
    const secret =
      config.secret !== undefined || isMemory ? createSecret(config.secret) : await keepSecret(dataDir, hasData);
    const database = folder === undefined ? await openReady(config) : await openFolder(config, folder);
    return {
      database,
      secret,
      async close() {
        await database.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Opens the embedded database; a fresh start moves an unusable one aside. */
async function openFolder(config: SandboxConfig, folder: string): Promise<Database> {
  try {
    return await openReady(config, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    const problem = `The database in ${folder} cannot be used (${summarize(error)}).`;
    const advice = 'SANDBOX_FRESH=1 (npm start -- --fresh) moves it aside and starts with an empty one.';
    if (!config.isFresh) throw new Error(`${problem} ${advice}`, { cause: error });
    const aside = `${folder}.broken-${new Date().toISOString().replaceAll(':', '-')}`;
    await rename(folder, aside);
    console.error(`${problem} It is in ${aside} now.`);
    return openReady(config, folder);
  }
}

async function openReady(config: SandboxConfig, folder: string = inMemory): Promise<Database> {
  const database = await (config.databaseUrl === undefined
    ? openPglite(folder)
    : openPostgres(config.databaseUrl, config.databaseTimeouts));
  try {
    if (config.isFresh) await dropEverything(database);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
