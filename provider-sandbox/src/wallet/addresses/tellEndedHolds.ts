import type { Transaction } from '../../database';
import { addNotice, endHold, listHeldPlayers } from '../../notices';
import type { Sandbox } from '../../sandbox';
import { listEntries } from './entries';
import { openFrom, readStanding, usableFrom } from './standing';

type Holds = Pick<Sandbox, 'config' | 'database' | 'now'>;

/** Tells players of holds that have ended, each once: that they can withdraw to an address of their book, or to any. */
export async function tellEndedHolds(sandbox: Holds): Promise<void> {
  if (!sandbox.config.extensions.includes('address-book')) return;
  for (const { userId } of await listHeldPlayers(sandbox.database)) {
    await sandbox.database.transaction((tx) => tellPlayer(sandbox, tx, userId));
  }
}

async function tellPlayer(sandbox: Holds, tx: Transaction, userId: string): Promise<void> {
  const standing = await readStanding(sandbox, tx, userId, 'for no key update');
  const { at } = standing;
  for (const entry of await listEntries(tx, userId)) {
    if (usableFrom(standing, entry) > at || !(await endHold(tx, userId, entry.id))) continue;
    await addNotice(tx, { userId, kind: 'address-usable', at, facts: { name: entry.name } });
  }
  const from = openFrom(standing);
  if (from === undefined || from > at || !(await endHold(tx, userId))) return;
  await addNotice(tx, { userId, kind: 'withdrawals-open', at });
}
