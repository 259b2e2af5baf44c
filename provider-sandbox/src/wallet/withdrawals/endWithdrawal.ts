import { cancellableStates } from '@tessera/shared-contracts/extensions/schema';
import { queryOne, type SqlValue, type Transaction } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { holdHeight } from '../height';
import { addStep, readState } from '../steps';
import { moveVault } from '../vault/moveVault';
import { walletMessages } from '../wallet.messages';
import { mailAbout } from './mails';
import { type Amounts, approveWithdrawal, returnWithdrawal } from './moveWithdrawal';

/** Outcomes that a test can give a withdrawal. */
export const withdrawalFates = ['failed', 'refunded'] as const;
/** What the review of a large withdrawal can decide. */
export const reviewDecisions = ['approved', 'refused'] as const;

type Parts = Pick<Sandbox, 'now' | 'config' | 'outbox'>;

/**
 * Ends an open withdrawal, whose row and the chain the caller holds, and gives the money back. What a player cancels goes on to
 * the vault, so that it is not played away by regret.
 */
export async function endAs(
  parts: Parts,
  tx: Transaction,
  withdrawal: Amounts,
  { state, reason }: { readonly state: 'failed' | 'refused' | 'cancelled'; readonly reason?: string | undefined },
): Promise<void> {
  const at = parts.now();
  await addStep(tx, { id: withdrawal.id, type: 'withdraw' }, state, { at, reason });
  await returnWithdrawal(tx, withdrawal, at);
  if (state === 'cancelled' && parts.config.extensions.includes('vault')) {
    const { userId, currency, amount } = withdrawal;
    await moveVault(tx, { userId, currency, amount, type: 'vault-in' }, at);
  }
  if (state !== 'cancelled') await mailAbout(parts, tx, withdrawal.id, { state, reason });
}

/** The newest withdrawal that a condition finds, locked until the transaction ends. */
const holdWithdrawal = (
  tx: Transaction,
  condition: string,
  values: readonly SqlValue[],
): Promise<(Amounts & { readonly returns: string | null }) | undefined> =>
  queryOne(
    tx,
    `select id, user_id as "userId", currency, amount::text, coalesce(fee, 0)::text as fee, returns from transactions
     where type = 'withdraw' and ${condition} order by created_at desc, id desc limit 1 for update`,
    values,
  );

const isInReview = `status = 'waiting' and exists (
  select from transaction_steps where transaction_id = transactions.id and state = 'review')
  and broadcast_height is null`;

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
    const withdrawal = await holdWithdrawal(tx, `user_id = $1 and (broadcast_height is not null or ${isInReview})`, [
      userId,
    ]);
    if (withdrawal === undefined) throw new HttpError(409, walletMessages.noWithdrawal);
    await endAs(sandbox, tx, withdrawal, {
      state: status === 'failed' ? 'failed' : 'refused',
      reason: walletMessages.endedByOperator,
    });
    return { id: withdrawal.id };
  });
}

/** Decides on the newest withdrawal of a player that is checked. */
export async function decideReview(
  sandbox: Sandbox,
  review: {
    readonly userId: string;
    readonly decision: (typeof reviewDecisions)[number];
    readonly reason?: string | undefined;
  },
): Promise<{ readonly id: string }> {
  return sandbox.database.transaction(async (tx) => {
    const height = await holdHeight(tx);
    const withdrawal = await holdWithdrawal(tx, `user_id = $1 and ${isInReview}`, [review.userId]);
    if (withdrawal === undefined) throw new HttpError(409, walletMessages.noReview);
    if (review.decision === 'approved') {
      await approveWithdrawal(tx, withdrawal.id, { at: sandbox.now(), height });
    } else {
      await endAs(sandbox, tx, withdrawal, { state: 'refused', reason: review.reason });
    }
    return { id: withdrawal.id };
  });
}

/**
 * Cancels a player's withdrawal that is not sent yet. The chain is held, so no block sends it meanwhile.
 *
 * @throws HttpError 403 where it is not allowed, 404 for an unknown one, 409 once it is too late
 */
export async function cancelWithdrawal(sandbox: Sandbox, userId: string, id: string): Promise<void> {
  if (!sandbox.config.allowCancel) throw new HttpError(403, walletMessages.noCancelling);
  await sandbox.database.transaction(async (tx) => {
    await holdHeight(tx);
    const withdrawal = await holdWithdrawal(tx, 'user_id = $1 and id = $2', [userId, id]);
    if (withdrawal === undefined) throw new HttpError(404, walletMessages.unknownTransaction);
    if (withdrawal.returns !== null) throw new HttpError(409, walletMessages.noCancellingReturn);
    const state = await readState(tx, id);
    if (state === undefined || !cancellableStates.has(state)) throw new HttpError(409, walletMessages.tooLateToCancel);
    await endAs(sandbox, tx, withdrawal, { state: 'cancelled' });
  });
}
