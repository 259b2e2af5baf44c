import type { Database, Queries } from '../database';
import { hasSnapshot, restoreSnapshot, takeSnapshot } from './snapshot';

/** What a tab's provider holds. */
export const dataKinds = ['seeded', 'empty', 'many', 'hostile', 'odd'] as const;
export type DataKind = (typeof dataKinds)[number];

/** How each kind differs from the seeded data. */
const changes: Readonly<Record<DataKind, (tx: Queries) => Promise<void>>> = {
  seeded: async () => undefined,
  empty: async () => undefined,
  many: async () => undefined,
  hostile: async () => undefined,
  odd: async () => undefined,
};

/** Puts the data of a kind into the database. The first time it is made, then it is copied. */
export const putData = (database: Database, kind: DataKind): Promise<void> =>
  database.transaction(async (tx) => {
    const name = `snapshot_${kind}`;
    if (await hasSnapshot(tx, name)) return restoreSnapshot(tx, name);
    await restoreSnapshot(tx, 'snapshot_seeded');
    await changes[kind](tx);
    await takeSnapshot(tx, name);
  });
