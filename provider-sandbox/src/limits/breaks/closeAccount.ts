import { addDecimals, type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { endPending } from '../../auth/endPending';
import { endOtherSessions } from '../../auth/sessions';
import { type Queries, queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { readBalances } from '../../ledger';
import type { Sandbox } from '../../sandbox';
import { networksOf } from '../../wallet/coins';
import { describeRefusal } from '../../wallet/terms/checkTerms';
import { termsOf } from '../../wallet/terms/coinTerms';
import { breakMessages } from './breaks.messages';

/** What a player has of each coin: in the balance, in the vault and held. */
async function readAll(tx: Queries, userId: string): Promise<ReadonlyMap<string, Decimal>> {
  const sums = new Map<string, Decimal>();
  for (const kind of ['player', 'vault', 'held'] as const) {
    for (const { currency, amount } of await readBalances(tx, userId, kind)) {
      sums.set(currency, addDecimals(sums.get(currency) ?? '0', amount));
    }
  }
  return sums;
}

const isUnderWay = async (tx: Queries, userId: string): Promise<boolean> =>
  (await queryOne(
    tx,
    `select 1 from transactions where user_id = $1 and (broadcast_height is not null or (type = 'withdraw' and status = 'waiting'))
     union all select 1 from open_rounds where player = $1
     union all select 1 from automatic_bets where player = $1 limit 1`,
    [userId],
  )) !== undefined;

/**
 * Closes an account for good and ends its sessions. What is too little to be withdrawn on any network of its coin does not prevent it.
 *
 * @param tx holds the player, as `withProof` does
 * @throws HttpError 409 while something can be paid out, or is under way
 */
export async function closeAccount(sandbox: Sandbox, tx: Queries, userId: string): Promise<void> {
  const at = sandbox.now();
  if (await isUnderWay(tx, userId)) throw new HttpError(409, breakMessages.underWay);
  for (const [currency, amount] of await readAll(tx, userId)) {
    const isPayable = networksOf(currency).some(
      (coin) => describeRefusal(termsOf(sandbox, coin).withdrawal, coin, amount) === undefined,
    );
    if (isPayable && isPositiveDecimal(amount)) throw new HttpError(409, breakMessages.payOutFirst(amount, currency));
  }
  await tx.query('update users set closed_at = $2 where id = $1', [userId, at]);
  await endOtherSessions(tx, userId, '', at);
  await endPending(sandbox, tx, userId);
}
