import type { Queries } from '../../database';
import { demoPlayer } from '../../seed';
import { addLongHistory, countTransactions } from '../../wallet';
import { startMoment } from '../clock';
import { addPastBets } from './addPastBets';
import { idOf } from './idOf';

const count = 20_000;
const minuteMs = 60_000;

/** Gives the player that many transactions and bets, and moves no money. */
export async function fillWithHistory(tx: Queries): Promise<void> {
  const userId = await idOf(tx, demoPlayer);
  await addLongHistory(tx, userId, count - (await countTransactions(tx, userId)), startMoment);
  await tx.query('delete from rounds where player = $1', [userId]);
  await addPastBets(tx, { userId, count, until: startMoment, everyMs: minuteMs });
}
