import { splitXrpAddress } from '@tessera/shared-contracts/addresses';
import { type Decimal, isPositiveDecimal, subtractDecimals } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../../database';
import { postTransfer } from '../../ledger';
import { holdAgain } from '../../limits/held';
import { findOwnerOfAddress } from '../depositAddresses';
import { addStep, readSteps } from '../steps';
import { addTransaction } from '../transactions';

/** A withdrawal's part in the ledger. */
export interface Amounts {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
}

const arrivesOf = ({ amount, fee }: Amounts): Decimal => subtractDecimals(amount, fee);
const player = ({ userId, currency }: Amounts) => ({ kind: 'player', owner: userId, currency }) as const;
const house = (kind: 'chain' | 'withdrawals' | 'fees', { currency }: Amounts) => ({ kind, currency }) as const;

/** Takes the amount from the balance: the fee for the house, the rest for the withdrawal. A request is debited once. */
export async function takeFromBalance(
  tx: Queries,
  withdrawal: Amounts,
  { requestId: reference, at }: { readonly requestId: string; readonly at: Date },
): Promise<void> {
  const arrives = arrivesOf(withdrawal);
  await postTransfer(tx, {
    kind: 'withdrawal',
    reference,
    at,
    postings: [
      { account: player(withdrawal), amount: `-${arrives}` },
      { account: house('withdrawals', withdrawal), amount: arrives },
    ],
  });
  if (!isPositiveDecimal(withdrawal.fee)) return;
  await postTransfer(tx, {
    kind: 'fee',
    reference,
    at,
    postings: [
      { account: player(withdrawal), amount: `-${withdrawal.fee}` },
      { account: house('fees', withdrawal), amount: withdrawal.fee },
    ],
  });
}

/** Lets the next block send it. */
export async function approveWithdrawal(
  tx: Queries,
  id: string,
  { at, height }: { readonly at: Date; readonly height: number },
): Promise<void> {
  await addStep(tx, { id, type: 'withdraw' }, 'approved', { at });
  await tx.query('update transactions set broadcast_height = $2 where id = $1', [id, height]);
}

/** Moves the money to the chain; at an address of another player it is a deposit in the same block. */
export async function sendWithdrawal(tx: Queries, withdrawal: Amounts, at: Date): Promise<void> {
  const { id, currency } = withdrawal;
  const arrives = arrivesOf(withdrawal);
  await postTransfer(tx, {
    kind: 'sending',
    reference: id,
    at,
    postings: [
      { account: house('withdrawals', withdrawal), amount: `-${arrives}` },
      { account: house('chain', withdrawal), amount: arrives },
    ],
  });
  await addStep(tx, { id, type: 'withdraw' }, 'sent', { at });
  const row = await queryOne<{ network: string; address: string; broadcastHeight: number }>(
    tx,
    'select network, address, broadcast_height as "broadcastHeight" from transactions where id = $1',
    [id],
  );
  if (row === undefined) return;
  const { account = row.address } = splitXrpAddress(row.address) ?? {};
  const recipient = await findOwnerOfAddress(tx, { currency, network: row.network, address: account });
  if (recipient === undefined) return;
  const deposit = { ...row, userId: recipient, type: 'deposit', status: null, currency, amount: arrives, at } as const;
  const depositId = await addTransaction(tx, { ...deposit, withdrawalId: id });
  await addStep(tx, { id: depositId, type: 'deposit' }, 'seen', { at });
  await addStep(tx, { id: depositId, type: 'deposit' }, 'confirming', { at });
}

/**
 * Gives amount and fee of an ended withdrawal back. The chain is held, so the deposit that it was to become is not credited yet,
 * and fails. Coins that were to be returned to their sender are held again.
 */
export async function returnWithdrawal(tx: Queries, withdrawal: Amounts, at: Date): Promise<void> {
  const { id, fee } = withdrawal;
  const arrives = arrivesOf(withdrawal);
  const isSent = (await readSteps(tx, id)).some(({ state }) => state === 'sent');
  await postTransfer(tx, {
    kind: 'refund',
    reference: id,
    at,
    postings: [
      { account: house(isSent ? 'chain' : 'withdrawals', withdrawal), amount: `-${arrives}` },
      { account: player(withdrawal), amount: arrives },
    ],
  });
  if (isPositiveDecimal(fee)) {
    await postTransfer(tx, {
      kind: 'fee-refund',
      reference: id,
      at,
      postings: [
        { account: house('fees', withdrawal), amount: `-${fee}` },
        { account: player(withdrawal), amount: fee },
      ],
    });
  }
  await addStep(tx, { id, type: 'withdraw' }, 'returned', { at });
  const row = await queryOne<{ returns: string | null }>(
    tx,
    'update transactions set broadcast_height = null where id = $1 returning returns',
    [id],
  );
  if (row?.returns) await holdAgain(tx, withdrawal, row.returns, at);
  const deposit = await queryOne<{ id: string }>(
    tx,
    'update transactions set broadcast_height = null where withdrawal_id = $1 and broadcast_height is not null returning id',
    [id],
  );
  if (deposit !== undefined) await addStep(tx, { id: deposit.id, type: 'deposit' }, 'failed', { at });
}
