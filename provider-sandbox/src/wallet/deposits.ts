import { coinPlaces, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { queryExactlyOne, queryOne, type Transaction } from '../database';
import { HttpError } from '../http/httpError';
import { postTransfer } from '../ledger';
import { countDeposit, findHold, holdDeposit } from '../limits/held';
import { holdPlayer } from '../limits/limitStates';
import { mailMessages } from '../mail';
import { wantsMail } from '../notices';
import type { Sandbox } from '../sandbox';
import { readAmount } from './amounts';
import { findCoin } from './coins';
import { consoleAddress, readDepositAddress } from './depositAddresses';
import { holdHeight } from './height';
import { addStep } from './steps';
import { termsOf } from './terms/coinTerms';
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
    /** Another network to send it over: the deposit is seen, and never credited. */
    readonly sentOver?: string | undefined;
  },
): Promise<{ readonly id: string }> {
  const coin = findCoin(deposit.currency, deposit.network);
  if (coin === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  const amount: Decimal = readAmount(deposit.amount, coinPlaces(coin.symbol));
  const user = await queryOne(sandbox.database, 'select id from users where id = $1', [deposit.userId]);
  if (user === undefined) throw new HttpError(404, 'There is no such player.');
  const { address } = await readDepositAddress(sandbox, deposit.userId, coin);
  const at = sandbox.now();
  const id = await sandbox.database.transaction(async (tx) => {
    const { userId, sentOver } = deposit;
    const line = { userId, type: 'deposit', status: null, currency: coin.symbol, amount, at, sentOver } as const;
    const broadcastHeight = await holdHeight(tx);
    const sent = await addTransaction(tx, {
      ...line,
      network: coin.networkCode,
      address,
      broadcastHeight,
      sender: consoleAddress(sandbox, coin),
    });
    await addStep(tx, { id: sent, type: 'deposit' }, 'seen', { at });
    return sent;
  });
  return { id };
}

interface Deposit {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly network: string;
  readonly sentOver: string | null;
  readonly amount: Decimal;
}
type Parts = Pick<Sandbox, 'now' | 'config' | 'outbox'>;

/** Credits a confirmed deposit, unless it came over another network or is below the minimum of its coin; it is held if the player cannot play with it. */
export async function creditDeposit(sandbox: Parts, tx: Transaction, deposit: Deposit): Promise<void> {
  const { id, userId, currency, amount, sentOver } = deposit;
  const at = sandbox.now();
  const fail = async (reason: string) => {
    await addStep(tx, { id, type: 'deposit' }, 'failed', { at, reason });
    await mailAbout(sandbox, tx, deposit, reason);
  };
  const coin = findCoin(currency, deposit.network);
  if (coin === undefined) throw new Error(`A deposit of ${currency} on ${deposit.network} cannot be credited.`);
  if (sentOver !== null) return fail(walletMessages.depositSentOver(sentOver, coin));
  const { minimum } = termsOf(sandbox, coin).deposit;
  if (compareDecimals(amount, minimum) < 0) return fail(walletMessages.depositTooSmall(minimum, coin));
  await holdPlayer(tx, userId);
  const hold = await findHold(sandbox, tx, deposit, at);
  await postTransfer(tx, {
    kind: 'deposit',
    reference: id,
    at,
    postings: [
      { account: { kind: 'chain', currency }, amount: `-${amount}` },
      { account: { kind: 'player', owner: userId, currency }, amount },
    ],
  });
  if (hold !== undefined) return holdDeposit(tx, deposit, hold.because, at);
  await countDeposit(tx, deposit, at);
  await addStep(tx, { id, type: 'deposit' }, 'done', { at });
  await mailAbout(sandbox, tx, deposit);
}

/** Mails a player what has become of a deposit, if they want it. */
async function mailAbout(
  sandbox: Parts,
  tx: Transaction,
  { userId, amount, currency }: Deposit,
  refusal?: string,
): Promise<void> {
  const isTold = sandbox.config.extensions.includes('notices');
  if (!isTold || !(await wantsMail(sandbox, tx, userId, 'mailDeposits'))) return;
  const row = await queryExactlyOne<{ email: string; shown: string }>(
    tx,
    'select email, trim_scale($2::numeric)::text as shown from users where id = $1',
    [userId, amount],
  );
  await sandbox.outbox.add(tx, { to: row.email, ...mailMessages.deposit(row.shown, currency, refusal) });
}
