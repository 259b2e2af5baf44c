import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { postTransfer } from '../../ledger';
import { addTransaction } from '../transactions';
import { walletMessages } from '../wallet.messages';

/** An amount on its way between a player's balance and vault. */
export interface VaultMove {
  readonly userId: string;
  readonly type: 'vault-in' | 'vault-out';
  readonly currency: string;
  readonly amount: Decimal;
  /** A move with the key of an earlier one is its repetition. */
  readonly key?: string | undefined;
}

/**
 * Whether this very move was made before.
 *
 * @throws HttpError 409 if its key is that of another move
 */
export async function isVaultMoveMade(queries: Queries, { userId, key, ...move }: VaultMove): Promise<boolean> {
  if (key === undefined) return false;
  const made = await queryOne<Pick<VaultMove, 'type' | 'currency' | 'amount'>>(
    queries,
    'select type, currency, amount::text from transactions where user_id = $1 and request_key = $2',
    [userId, key],
  );
  if (made === undefined) return false;
  const isSame =
    made.type === move.type && made.currency === move.currency && compareDecimals(made.amount, move.amount) === 0;
  if (!isSame) throw new HttpError(409, walletMessages.moveKeyReused);
  return true;
}

/**
 * Moves an amount between a player's balance and vault, and lists it as a transaction. A repetition moves nothing.
 *
 * @throws HttpError 400 if the account that it leaves has less
 */
export async function moveVault(tx: Queries, move: VaultMove, at: Date): Promise<void> {
  const { userId, type, currency, amount, key: requestKey } = move;
  // A player's moves with keys are made one after the other. Proofs hold the player's row first as well.
  if (requestKey !== undefined) await tx.query('select from users where id = $1 for no key update', [userId]);
  if (await isVaultMoveMade(tx, move)) return;
  const id = await addTransaction(tx, { userId, type, status: 'finished', currency, amount, at, requestKey });
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
