import { createSecret } from '../data';
import { type EmbeddedDatabase, migrate, openPglite } from '../database';
import { createSeededSource, withRandomSource } from '../random';
import { seedDemo } from '../seed';
import { startMoment } from './clock';
import { takeSnapshot } from './snapshot';

/** The same in every tab, since deposit addresses are derived from it. */
export const tabSecret = createSecret('the secret of all tabs, which everybody may know');

let files: Promise<Blob> | undefined;

/** Opens a database with the seeded data and a snapshot of them: a copy of one that is made once per process. */
export async function openSeeded(): Promise<EmbeddedDatabase> {
  files ??= createFiles().catch((error) => {
    files = undefined;
    throw error;
  });
  return openPglite('memory://', await files);
}

async function createFiles(): Promise<Blob> {
  const database = await openPglite('memory://');
  try {
    await migrate(database);
    const parts = { database, secret: tabSecret, now: () => new Date(startMoment) };
    await withRandomSource(createSeededSource('players'), () => seedDemo(parts));
    // Their times are the machine's.
    await database.run('delete from player_events');
    await database.transaction((tx) => takeSnapshot(tx, 'snapshot_seeded'));
    return await database.copy();
  } finally {
    await database.close();
  }
}
