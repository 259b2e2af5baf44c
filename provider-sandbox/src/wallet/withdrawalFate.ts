import { queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { postTransfer } from '../ledger';
import type { Sandbox } from '../sandbox';
import { holdHeight } from './chain';
import { walletMessages } from './wallet.messages';

/** How a test makes a withdrawal end. */
export const withdrawalFates = ['failed', 'refunded'] as const;

/**
 * Ends the newest withdrawal of a player that is under way, and gives the money back. A deposit that it was to become fails
 * with it.
 */
export async function endWithdrawal(
  sandbox: Sandbox,
  { userId, status }: { readonly userId: string; readonly status: (typeof withdrawalFates)[number] },
): Promise<{ readonly id: string }> {
  return sandbox.database.transaction(async (tx) => {
    await holdHeight(tx);
    const withdrawal = await queryOne<{ id: string; currency: string; amount: string }>(
      tx,
      `select id, currency, amount::text from transactions
       where user_id = $1 and type = 'withdraw' and broadcast_height is not null
       order by created_at desc, id desc limit 1 for update`,
      [userId],
    );
    if (withdrawal === undefined) throw new HttpError(409, walletMessages.noWithdrawal);
    const { id, currency, amount } = withdrawal;
    await postTransfer(tx, {
      kind: 'refund',
      reference: id,
      at: sandbox.now(),
      postings: [
        { account: { kind: 'chain', currency }, amount: `-${amount}` },
        { account: { kind: 'player', owner: userId, currency }, amount },
      ],
    });
    await tx.query('update transactions set status = $2, broadcast_height = null where id = $1', [id, status]);
    await tx.query(`update transactions set status = 'failed', broadcast_height = null where withdrawal_id = $1`, [id]);
    return { id };
  });
}
