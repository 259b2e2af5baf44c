import type { Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { postTransfer } from '../ledger';
import type { Sandbox } from '../sandbox';
import { holdHeight } from './height';
import { walletMessages } from './wallet.messages';

/** Outcomes that a test can give a withdrawal. */
export const withdrawalFates = ['failed', 'refunded'] as const;

/**
 * Ends the newest pending withdrawal of a player, and returns the money. A deposit that it was to become fails
 * with it.
 */
export async function endWithdrawal(
  sandbox: Sandbox,
  { userId, status }: { readonly userId: string; readonly status: (typeof withdrawalFates)[number] },
): Promise<{ readonly id: string }> {
  return sandbox.database.transaction(async (tx) => {
    await holdHeight(tx);
    const withdrawal = await queryOne<Withdrawal>(
      tx,
      `select id, user_id as "userId", currency, amount::text from transactions
       where user_id = $1 and type = 'withdraw' and broadcast_height is not null
       order by created_at desc, id desc limit 1 for update`,
      [userId],
    );
    if (withdrawal === undefined) throw new HttpError(409, walletMessages.noWithdrawal);
    await returnWithdrawal(tx, withdrawal, status, sandbox.now());
    return { id: withdrawal.id };
  });
}

interface Withdrawal {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/**
 * Returns the money of a withdrawal. The deposit that it was to become fails; the chain is held, so it is not credited
 * yet.
 */
export async function returnWithdrawal(
  tx: Queries,
  { id, userId, currency, amount }: Withdrawal,
  status: (typeof withdrawalFates)[number],
  at: Date,
): Promise<void> {
  await postTransfer(tx, {
    kind: 'refund',
    reference: id,
    at,
    postings: [
      { account: { kind: 'chain', currency }, amount: `-${amount}` },
      { account: { kind: 'player', owner: userId, currency }, amount },
    ],
  });
  await tx.query('update transactions set status = $2, broadcast_height = null where id = $1', [id, status]);
  await tx.query(`update transactions set status = 'failed', broadcast_height = null where withdrawal_id = $1`, [id]);
}
