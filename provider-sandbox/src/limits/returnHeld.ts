import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { findCoin } from '../wallet/coins';
import { readDepositAddress } from '../wallet/depositAddresses';
import { holdHeight } from '../wallet/height';
import { addStep } from '../wallet/steps';
import { addTransaction } from '../wallet/transactions';
import { approveWithdrawal, takeFromBalance } from '../wallet/withdrawals/moveWithdrawal';
import { type HeldDeposit, moveHeld, readHeld } from './held';
import { holdPlayer } from './limitStates';
import { limitsMessages } from './limits.messages';

/** The address that a deposit came from; of another player of the sandbox, that player's deposit address. */
async function findSender(sandbox: Sandbox, { sender, withdrawalId, currency, network }: HeldDeposit) {
  if (sender !== null) return sender;
  const [payer] = await sandbox.database.query<{ userId: string }>(
    'select user_id as "userId" from transactions where id = $1',
    [withdrawalId],
  );
  const coin = findCoin(currency, network);
  return payer && coin && (await readDepositAddress(sandbox, payer.userId, coin)).address;
}

/**
 * Sends a held deposit back to where it came from, whole: the withdrawal passes through the balance in the same transaction, so
 * nothing can be played with it.
 *
 * @throws HttpError 409 if it is not held, or its sender is unknown
 */
export async function returnHeld(sandbox: Sandbox, userId: string, id: string) {
  const { database, now } = sandbox;
  const notHeld = () => new HttpError(409, limitsMessages.notHeld);
  const find = (rows: readonly HeldDeposit[]) => rows.find((row) => row.id === id);
  const found = find(await readHeld(database, userId));
  if (found === undefined) throw notHeld();
  const address = await findSender(sandbox, found);
  if (address === undefined) throw new HttpError(409, limitsMessages.senderUnknown);
  return database.transaction(async (tx) => {
    const at = now();
    const height = await holdHeight(tx);
    await holdPlayer(tx, userId);
    // It may have been released or returned meanwhile.
    const deposit = find(await readHeld(tx, userId, 'for update of transactions'));
    if (deposit === undefined) throw notHeld();
    const { currency, amount, network } = deposit;
    await moveHeld(tx, 'release', deposit, at);
    await addStep(tx, { id, type: 'deposit' }, 'returned', { at });
    const line = { userId, type: 'withdraw', status: null, currency, amount, fee: '0' } as const;
    const transactionId = await addTransaction(tx, { ...line, network, address, returns: id, at });
    await addStep(tx, { id: transactionId, type: 'withdraw' }, 'asked', { at });
    await takeFromBalance(tx, { ...line, id: transactionId }, { requestId: transactionId, at });
    await approveWithdrawal(tx, transactionId, { at, height });
    return { message: limitsMessages.returned(amount, currency, address), transactionId, address };
  });
}
