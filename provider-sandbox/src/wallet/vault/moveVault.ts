import type { Decimal } from '@tessera/shared-contracts/money';
import type { Queries } from '../../database';
import { postTransfer } from '../../ledger';
import { addTransaction } from '../transactions';

/**
 * Moves an amount between a player's balance and vault, and lists it as a transaction.
 *
 * @throws HttpError 400 if the account that it leaves has less
 */
export async function moveVault(
  tx: Queries,
  {
    userId,
    type,
    currency,
    amount,
    at,
  }: {
    readonly userId: string;
    readonly type: 'vault-in' | 'vault-out';
    readonly currency: string;
    readonly amount: Decimal;
    readonly at: Date;
  },
): Promise<void> {
  const id = await addTransaction(tx, { userId, type, status: 'finished', currency, amount, at });
  const [from, to] = type === 'vault-in' ? (['player', 'vault'] as const) : (['vault', 'player'] as const);
  await postTransfer(tx, {
    kind: type,
    reference: id,
    at,
    postings: [
      { account: { kind: from, owner: userId, currency }, amount: `-${amount}` },
      { account: { kind: to, owner: userId, currency }, amount },
    ],
  });
}
