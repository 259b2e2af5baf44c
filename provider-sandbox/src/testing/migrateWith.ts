import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../database';

const folder = new URL('../../migrations/', import.meta.url);

/** Runs the migrations before one, then what fills the database, then the others. */
export async function migrateWith(database: Database, first: string, fill: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  const run = async (wanted: readonly string[]) => {
    for (const name of wanted) await database.run(await readFile(new URL(name, folder), 'utf8'));
  };
  await run(names.filter((name) => name < first));
  await database.run(fill);
  await run(names.filter((name) => name >= first));
}
