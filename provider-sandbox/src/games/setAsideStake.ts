import { queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import { setAside } from '../set-aside';
import { addTransaction } from '../wallet/transactions';
import type { Staked } from './engine/openRounds';
import { isSessionOpen } from './funPlay';
import { holdSeedPair } from './seeds';
import { payOut } from './stakeBalance';

const tables = { 'open-round': 'open_rounds', 'automatic-bet': 'automatic_bets' } as const;

/** Sets a round or bet aside that cannot be settled, and returns its stake. Must not be called within its transaction. */
export function setAsideStake(
  store: Pick<Sandbox, 'database' | 'now'>,
  kind: keyof typeof tables,
  { stake, userId, ...staked }: Staked,
  error: unknown,
) {
  const { id, player, currency } = staked;
  const owner = { id: staked.sessionId, userId: userId ?? undefined };
  const at = store.now();
  const item = { ...staked, kind, amount: stake };
  return setAside(store, item, error, {
    async remove(tx) {
      if (!(await isSessionOpen(tx, owner))) return undefined;
      await holdSeedPair(tx, player, at);
      const table = tables[kind];
      const query = `delete from ${table} where id = $1 returning to_jsonb(${table})::text as row`;
      return (await queryOne<{ row: string }>(tx, query, [id]))?.row;
    },
    async refund(tx) {
      await payOut(tx, owner, 'refund', { reference: id, currency, payout: stake, at });
      if (userId !== null)
        await addTransaction(tx, { userId, type: 'win', status: 'finished', currency, amount: stake, at, betId: id });
    },
  });
}
