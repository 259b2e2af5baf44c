import { coinPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { queryOne } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { readAmount } from './amounts';
import { findCoin } from './coins';
import { readDepositAddress } from './depositAddresses';
import { holdHeight } from './height';
import { addTransaction } from './transactions';
import { walletMessages } from './wallet.messages';

/** Sends a test deposit to the player's address, which then waits for its first block. */
export async function sendTestDeposit(
  sandbox: Sandbox,
  deposit: {
    readonly userId: string;
    readonly currency: string;
    readonly amount: unknown;
    readonly network?: string | undefined;
  },
): Promise<{ readonly id: string }> {
  const coin = findCoin(deposit.currency, deposit.network);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  const amount: Decimal = readAmount(deposit.amount, coinPlaces(coin.symbol));
  const user = await queryOne(sandbox.database, 'select id from users where id = $1', [deposit.userId]);
  if (user === undefined) throw new HttpError(404, 'There is no such player.');
  const { address } = await readDepositAddress(sandbox, deposit.userId, coin);
  const id = await sandbox.database.transaction(async (tx) =>
    addTransaction(tx, {
      userId: deposit.userId,
      type: 'deposit',
      status: 'waiting',
      currency: coin.symbol,
      amount,
      network: coin.networkCode,
      address,
      at: sandbox.now(),
      broadcastHeight: await holdHeight(tx),
    }),
  );
  return { id };
}
