import { compareDecimals } from '@tessera/shared-contracts/money';
import type { SessionUser } from '../../auth/sessions';
import { type Queries, queryOne, type Transaction } from '../../database';
import { HttpError } from '../../http/httpError';
import type { Sandbox } from '../../sandbox';
import { holdBook, requireAllowed } from '../addresses/requireAllowed';
import { holdHeight } from '../height';
import { addStep } from '../steps';
import { requireTerms } from '../terms/checkTerms';
import { addTransaction } from '../transactions';
import { walletMessages } from '../wallet.messages';
import { approveWithdrawal, takeFromBalance } from './moveWithdrawal';
import { readWithdrawal, type Withdrawal } from './readWithdrawal';
import { payableForMs } from './requestWithdrawal';

/**
 * Pays a withdrawal that matches a verified request exactly, and uses up that request. The request's row is locked first, so
 * only one of many simultaneous calls is paid.
 *
 * @param onPaid called within the transaction that pays
 */
export async function payWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  body: Parameters<typeof readWithdrawal>[0],
  onPaid: (tx: Transaction) => Promise<void>,
): Promise<{ readonly transactionId: string }> {
  const withdrawal = readWithdrawal(body);
  let requestId: string | undefined;
  try {
    return await sandbox.database.transaction(async (tx) => {
      await holdBook(sandbox, tx, caller.id);
      requestId = await takeRequest(sandbox, tx, caller, withdrawal);
      await requireAllowed(sandbox, tx, caller.id, withdrawal);
      const transactionId = await ask(sandbox, tx, caller, { ...withdrawal, requestId });
      await onPaid(tx);
      return { transactionId };
    });
  } catch (error) {
    // A refused payment must not succeed later, when the player no longer expects it.
    if (error instanceof HttpError && requestId !== undefined) await closeRequest(sandbox, requestId);
    throw error;
  }
}

/** Uses up the newest request that verifies this withdrawal: an older one was abandoned after its answer was lost. */
async function takeRequest(
  sandbox: Sandbox,
  tx: Queries,
  caller: SessionUser,
  { coin, amount, address }: Withdrawal,
): Promise<string> {
  const at = sandbox.now();
  const request = await queryOne<{ id: string }>(
    tx,
    `select id from withdrawal_requests
     where user_id = $1 and currency = $2 and amount = $3::numeric and address = $4
       and verified_at > $6 and used_at is null and closed_as is null and expires_at > $5
     order by verified_at desc, id desc limit 1 for update`,
    [caller.id, coin.symbol, amount, address, at, new Date(at.getTime() - payableForMs)],
  );
  if (request === undefined) throw new HttpError(400, walletMessages.notConfirmed);
  await tx.query('update withdrawal_requests set used_at = $2 where id = $1', [request.id, at]);
  return request.id;
}

const closeRequest = ({ database }: Sandbox, requestId: string) =>
  database.query(`update withdrawal_requests set closed_as = 'refused' where id = $1 and used_at is null`, [requestId]);

/** Takes the amount from the balance. It is sent by the next block, unless it is so large that it is checked first. */
async function ask(
  sandbox: Sandbox,
  tx: Transaction,
  caller: SessionUser,
  { coin, amount, address, requestId }: Withdrawal & { readonly requestId: string },
): Promise<string> {
  const at = sandbox.now();
  const height = await holdHeight(tx);
  const { fee, reviewFrom } = await requireTerms(sandbox, tx, coin, amount);
  const line = { type: 'withdraw', status: null, currency: coin.symbol, amount, fee, userId: caller.id } as const;
  const id = await addTransaction(tx, { ...line, network: coin.networkCode, address, at });
  await addStep(tx, { ...line, id }, 'asked', { at });
  await takeFromBalance(tx, { ...line, id }, { requestId, at });
  if (reviewFrom !== null && compareDecimals(amount, reviewFrom) >= 0) {
    await addStep(tx, { ...line, id }, 'review', { at });
  } else {
    await approveWithdrawal(tx, id, { at, height });
  }
  return id;
}
