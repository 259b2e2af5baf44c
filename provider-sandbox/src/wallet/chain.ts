import { type Queries, queryExactlyOne } from '../database';
import { postTransfer } from '../ledger';
import type { Sandbox } from '../sandbox';

/** A deposit counts once this many blocks confirm it (spec §9). */
export const confirmationsNeeded = 2;

interface MovingTransaction {
  readonly id: string;
  readonly userId: string;
  readonly type: 'deposit' | 'withdraw';
  readonly currency: string;
  readonly amount: string;
  readonly confirmations: number;
}

export async function readHeight(queries: Queries): Promise<number> {
  return (await queryExactlyOne<{ height: number }>(queries, 'select height from chain')).height;
}

/**
 * The height at which a transaction is broadcast, locked: no block is mined until the caller's transaction ends, so the next
 * block is the first that counts. It must be locked before any account, in the same order as mining does.
 */
export async function holdHeight(tx: Queries): Promise<number> {
  return (await queryExactlyOne<{ height: number }>(tx, 'select height from chain for share')).height;
}

/**
 * Mines blocks. Each advances the transactions broadcast before it: a deposit is `waiting`, `confirming`, then credited and
 * `finished`; a withdrawal is `waiting`, `sending`, then `finished`.
 *
 * @returns the new height
 */
export async function mineBlocks(sandbox: Sandbox, count: number): Promise<number> {
  let height = 0;
  for (let mined = 0; mined < count; mined += 1) {
    height = await sandbox.database.transaction((tx) => mineBlock(tx, sandbox.now()));
  }
  return height;
}

async function mineBlock(tx: Queries, at: Date): Promise<number> {
  const { height } = await queryExactlyOne<{ height: number }>(
    tx,
    'update chain set height = height + 1 returning height',
  );
  const moving = await tx.query<MovingTransaction>(
    `select id, user_id as "userId", type, currency, amount::text, $1::int - broadcast_height as confirmations
     from transactions where broadcast_height < $1::int order by id for update`,
    [height],
  );
  for (const transaction of moving) await confirm(tx, transaction, at);
  return height;
}

async function confirm(
  tx: Queries,
  { id, userId, type, currency, amount, confirmations }: MovingTransaction,
  at: Date,
) {
  const isDone = confirmations >= confirmationsNeeded;
  if (!isDone) {
    await tx.query('update transactions set status = $2 where id = $1', [
      id,
      type === 'deposit' ? 'confirming' : 'sending',
    ]);
    return;
  }
  if (type === 'deposit') {
    await postTransfer(tx, {
      kind: 'deposit',
      reference: id,
      at,
      postings: [
        { account: { kind: 'chain', currency }, amount: `-${amount}` },
        { account: { kind: 'player', owner: userId, currency }, amount },
      ],
    });
  }
  await tx.query(`update transactions set status = 'finished', broadcast_height = null where id = $1`, [id]);
}

/** Mines a block every interval while something waits for one. */
export function startMining(sandbox: Sandbox, intervalMs: number): () => void {
  if (intervalMs === 0) return () => undefined;
  let isMining = false;
  const timer = setInterval(async () => {
    if (isMining) return;
    isMining = true;
    try {
      const waiting = await sandbox.database.query(
        'select 1 from transactions where broadcast_height is not null limit 1',
      );
      if (waiting.length > 0) await mineBlocks(sandbox, 1);
    } catch (error) {
      console.error('No block could be mined.', error);
    } finally {
      isMining = false;
    }
  }, intervalMs);
  return () => clearInterval(timer);
}
