import type { Queries } from '../../database';
import { demoPlayer } from '../../seed';
import { idOf } from './idOf';

/**
 * Gives the player one transaction, one bet and one balance without a currency, and a notice of no kind, which pages cannot
 * read; the others stay.
 */
export async function spoilOneOfEach(tx: Queries): Promise<void> {
  const userId = await idOf(tx, demoPlayer);
  const third = (table: string, column: string) =>
    `update ${table} set currency = '' where id =
       (select id from ${table} where ${column} = $1 order by created_at desc, id desc offset 2 limit 1)`;
  await tx.query(third('transactions', 'user_id'), [userId]);
  await tx.query(third('rounds', 'player'), [userId]);
  await tx.query(
    `update notices set kind = '' where place = (select place from notices where user_id = $1 order by place desc offset 2 limit 1)`,
    [userId],
  );
  // Of everybody, so that the transfers still sum to zero; only the player has a balance in it.
  await tx.run(`update ledger_accounts set currency = '' where currency = 'DOGE'`);
}
