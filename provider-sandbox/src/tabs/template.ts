import { createSecret } from '../data';
import { type EmbeddedDatabase, migrate, openPglite, type Queries } from '../database';
import { createSeededSource, withRandomSource } from '../random';
import { demoPlayer, secondPlayer, seedDemo } from '../seed';
import { startMoment } from './clock';
import { addPastBets } from './data/addPastBets';
import { idOf } from './data/idOf';
import { seededSnapshot } from './data/putData';
import { takeSnapshot } from './snapshot';

/** The same in every tab, since deposit addresses are derived from it. */
export const tabSecret = createSecret('the secret of all tabs, which everybody may know');

const hourMs = 3_600_000;

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
    await withRandomSource(createSeededSource('players'), async () => {
      await seedDemo(parts);
      await database.transaction(addBets);
    });
    // Their times are the machine's.
    await database.run('delete from player_events');
    await database.transaction((tx) => takeSnapshot(tx, seededSnapshot));
    return await database.copy();
  } finally {
    await database.close();
  }
}

async function addBets(tx: Queries): Promise<void> {
  const past = { count: 60, everyMs: hourMs };
  await addPastBets(tx, { ...past, userId: await idOf(tx, demoPlayer), until: startMoment });
  await addPastBets(tx, {
    ...past,
    userId: await idOf(tx, secondPlayer),
    until: new Date(startMoment.getTime() - hourMs / 2),
  });
}
