import { queryExactlyOne, queryOne, type Transaction } from '../database';
import { describeError } from '../http/logging';
import type { Sandbox } from '../sandbox';
import { setAside, workThrough } from '../set-aside';
import { tellEndedHolds } from './addresses/tellEndedHolds';
import { creditDeposit } from './deposits';
import { holdChain } from './height';
import { addStep, readState } from './steps';
import { confirmationsNeeded } from './terms/coinTerms';
import { mailAbout } from './withdrawals/mails';
import { type Amounts, returnWithdrawal, sendWithdrawal } from './withdrawals/moveWithdrawal';

/** The part of the sandbox that mining needs. */
type ChainStore = Pick<Sandbox, 'database' | 'now' | 'config' | 'outbox'>;

/** A deposit or withdrawal that blocks move on. */
export interface MovingTransaction extends Amounts {
  readonly type: 'deposit' | 'withdraw';
  readonly network: string;
  readonly sentOver: string | null;
  readonly confirmations: number;
  /** Whether the withdrawal behind a deposit has not arrived. */
  readonly isAwaited: boolean;
}

/**
 * Mines blocks. Each advances the transactions broadcast before it: a deposit is `waiting`, `confirming`, then credited and
 * `finished`; a withdrawal is `waiting`, sent by the first block, then `finished`. Deposits of a paused coin wait.
 *
 * @returns the new height
 */
export async function mineBlocks(sandbox: ChainStore, count: number): Promise<number> {
  let height = 0;
  for (let mined = 0; mined < count; mined += 1) height = await mineBlock(sandbox);
  return height;
}

const select = `select id, user_id as "userId", type, currency, network, sent_over as "sentOver", amount::text, coalesce(fee, 0)::text as fee,
    $1::int - broadcast_height as confirmations,
    exists (select from transactions withdrawal
      where withdrawal.id = moving.withdrawal_id and withdrawal.broadcast_height is not null) as "isAwaited"
  from transactions moving where broadcast_height < $1::int and not (type = 'deposit' and exists (
    select from coin_pauses pause
    where movement = 'deposit' and pause.currency = moving.currency and pause.network = moving.network))`;

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
  const moving = await database.query<MovingTransaction>(`${select} order by type = 'deposit', id`, [height]);
  await workThrough(moving, {
    work: ({ id }) =>
      database.transaction(async (tx) => {
        await holdChain(tx);
        const transaction = await queryOne<MovingTransaction>(tx, `${select} and id = $2 for update of moving`, [
          height,
          id,
        ]);
        if (transaction !== undefined) await confirm(sandbox, tx, transaction);
      }),
    setAside: (transaction, error) => setTransactionAside(sandbox, transaction, error),
  });
  return height;
}

async function confirm(sandbox: ChainStore, tx: Transaction, transaction: MovingTransaction) {
  const { id, type, confirmations, isAwaited } = transaction;
  const at = sandbox.now();
  const state = await readState(tx, id);
  if (type === 'withdraw' && state === 'approved') {
    await sendWithdrawal(tx, transaction, at);
    await mailAbout(sandbox, tx, id, { state: 'sent' });
  }
  if (state !== 'confirming') await addStep(tx, transaction, 'confirming', { at });
  if (confirmations < confirmationsNeeded || isAwaited) return;
  await tx.query('update transactions set broadcast_height = null where id = $1', [id]);
  if (type === 'deposit') return creditDeposit(sandbox, tx, transaction);
  await addStep(tx, transaction, 'done', { at });
  await mailAbout(sandbox, tx, id, { state: 'done' });
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
      if (moving === undefined) return undefined;
      await tx.query('update transactions set broadcast_height = null where id = $1', [id]);
      await addStep(tx, transaction, 'failed', { at: sandbox.now() });
      return moving.row;
    },
    refund:
      type === 'deposit'
        ? undefined
        : async (tx) => {
            await returnWithdrawal(tx, transaction, sandbox.now());
            await mailAbout(sandbox, tx, id, { state: 'failed' });
          },
  });
};

/** Does in every interval what is due: mines a block while a transaction waits for one, and tells of ended holds. */
export function startJobs(sandbox: Sandbox, intervalMs: number): () => void {
  if (intervalMs === 0) return () => undefined;
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const waiting = await sandbox.database.query(
        'select 1 from transactions where broadcast_height is not null limit 1',
      );
      if (waiting.length > 0) await mineBlocks(sandbox, 1);
      await tellEndedHolds(sandbox);
    } catch (error) {
      console.error('What is due could not be done.', describeError(error));
    } finally {
      isBusy = false;
    }
  }, intervalMs);
  return () => clearInterval(timer);
}
