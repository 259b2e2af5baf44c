import type { Database, Queries } from '../../database';
import { createSeededSource, withRandomSource } from '../../random';
import { hasSnapshot, restoreSnapshot, takeSnapshot } from '../snapshot';
import type { DataKind } from './dataKinds';
import { fillWithHistory } from './fillWithHistory';
import { removeHistory } from './removeHistory';
import { spoilOneOfEach } from './spoilOneOfEach';
import { writeHostileTexts } from './writeHostileTexts';

/** How each kind differs from the seeded data. */
const changes: Readonly<Record<DataKind, (tx: Queries) => Promise<void>>> = {
  seeded: async () => undefined,
  empty: removeHistory,
  many: fillWithHistory,
  hostile: writeHostileTexts,
  odd: spoilOneOfEach,
};

export const seededSnapshot = 'snapshot_seeded';

/** Puts the data of a kind into the database. The first time they are made, later they are copied. */
export const putData = (database: Database, kind: DataKind): Promise<void> =>
  withRandomSource(createSeededSource(kind), () =>
    database.transaction(async (tx) => {
      const name = `snapshot_${kind}`;
      if (await hasSnapshot(tx, name)) return restoreSnapshot(tx, name);
      await restoreSnapshot(tx, seededSnapshot);
      await changes[kind](tx);
      await takeSnapshot(tx, name);
    }),
  );
