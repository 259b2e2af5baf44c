import { type Queries, queryExactlyOne, queryOne } from '../database';
import { describeError } from '../http/logging';
import { postTransfer } from '../ledger';
import type { Sandbox } from '../sandbox';
import { setAside, workThrough } from '../set-aside';
import { holdChain } from './height';
import { returnWithdrawal } from './withdrawalFate';

/** A deposit counts once this many blocks confirm it (spec §9 Deposit credited). */
export const confirmationsNeeded = 2;

/** The part of the sandbox that mining needs. */
type ChainStore = Pick<Sandbox, 'database' | 'now'>;

interface MovingTransaction {
  readonly id: string;
  readonly userId: string;
  readonly type: 'deposit' | 'withdraw';
  readonly currency: string;
  readonly amount: string;
  readonly confirmations: number;
  /** Whether the withdrawal behind a deposit has not arrived. */
  readonly isAwaited: boolean;
}

/**
 * Mines blocks. Each advances the transactions broadcast before it: a deposit is `waiting`, `confirming`, then credited and
 * `finished`; a withdrawal is `waiting`, `sending`, then `finished`.
 *
 * @returns the new height
 */
export async function mineBlocks(sandbox: ChainStore, count: number): Promise<number> {
  let height = 0;
  for (let mined = 0; mined < count; mined += 1) height = await mineBlock(sandbox);
  return height;
}

const select = `select id, user_id as "userId", type, currency, amount::text, $1::int - broadcast_height as confirmations,
    exists (select from transactions withdrawal
      where withdrawal.id = moving.withdrawal_id and withdrawal.broadcast_height is not null) as "isAwaited"
  from transactions moving`;

/**
 * Advances each transaction separately. A transaction that a block misses, for example in a crash, is reached by the
 * next one.
 */
async function mineBlock(sandbox: ChainStore): Promise<number> {
  const { database } = sandbox;
  const { height } = await queryExactlyOne<{ height: number }>(
    database,
    'update chain set height = height + 1 returning height',
  );
  // A withdrawal comes before the deposit that it becomes.
  const moving = await database.query<MovingTransaction>(
    `${select} where broadcast_height < $1::int order by type = 'deposit', id`,
    [height],
  );
  await workThrough(moving, {
    work: ({ id }) =>
      database.transaction(async (tx) => {
        await holdChain(tx);
        const transaction = await queryOne<MovingTransaction>(
          tx,
          `${select} where id = $2 and broadcast_height < $1::int for update of moving`,
          [height, id],
        );
        if (transaction !== undefined) await confirm(tx, transaction, sandbox.now());
      }),
    setAside: (transaction, error) => setTransactionAside(sandbox, transaction, error),
  });
  return height;
}

async function confirm(
  tx: Queries,
  { id, userId, type, currency, amount, confirmations, isAwaited }: MovingTransaction,
  at: Date,
) {
  const isDone = confirmations >= confirmationsNeeded && !isAwaited;
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

/** Ends a transaction that cannot be confirmed: a deposit is not credited, a withdrawal is returned. */
const setTransactionAside = (sandbox: ChainStore, transaction: MovingTransaction, error: unknown) => {
  const { id, userId, type, currency, amount } = transaction;
  const item = { id, kind: 'transaction', player: userId, currency, amount } as const;
  return setAside(sandbox, item, error, {
    async remove(tx) {
      await holdChain(tx);
      const query = `select to_jsonb(transactions)::text as row from transactions
         where id = $1 and broadcast_height is not null for update`;
      const moving = await queryOne<{ row: string }>(tx, query, [id]);
      if (moving !== undefined)
        await tx.query(`update transactions set status = 'failed', broadcast_height = null where id = $1`, [id]);
      return moving?.row;
    },
    refund: type === 'withdraw' ? (tx) => returnWithdrawal(tx, transaction, 'failed', sandbox.now()) : undefined,
  });
};

/** Mines a block every interval while a transaction waits for one. */
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
      console.error('No block could be mined.', describeError(error));
    } finally {
      isMining = false;
    }
  }, intervalMs);
  return () => clearInterval(timer);
}
