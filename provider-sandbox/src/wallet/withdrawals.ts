import { checkAddress, describeLoss, splitXrpAddress } from '@tessera/shared-contracts/addresses';
import { type codeRefusals, type exactNumber, withdrawalLifetimeMs } from '@tessera/shared-contracts/api/schema';
import { coinPlaces, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import {
  checkCode,
  checkUsedCode,
  findCodeRefusal,
  issueCode,
  markCodeUsed,
  requiresSecondFactor,
  signedInPlayer,
  takeSecondFactor,
  tooManyCodes,
} from '../auth';
import type { SessionUser } from '../auth/sessions';
import { type Queries, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { postTransfer, readBalance } from '../ledger';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { readAmount } from './amounts';
import { networkKind, networksOf } from './coins';
import { findOwnerOfAddress } from './depositAddresses';
import { holdHeight } from './height';
import { addTransaction } from './transactions';
import { walletMessages } from './wallet.messages';

interface Withdrawal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly address: string;
  readonly network: string;
}

/** How long after its verification a request can be paid: pages send the payment at once. A repeat of the code renews it. */
const payableForMs = 2 * 60_000;

/** Reads the requested withdrawal; refuses what could never be paid. */
function readWithdrawal(body: {
  readonly currency: string;
  readonly amount: ReturnType<typeof exactNumber>;
  readonly address: string;
}): Withdrawal {
  const address = body.address.trim();
  if (address === '' || body.currency.trim() === '') throw new HttpError(400, walletMessages.fieldsMissing);
  const networks = networksOf(body.currency.trim());
  const [first] = networks;
  if (first === undefined) throw new HttpError(400, walletMessages.unknownCoin);
  const amount = readAmount(body.amount.toString(), coinPlaces(first.symbol));
  const verdicts = networks.map((entry) => checkAddress(entry, address, networkKind));
  const coin = networks[verdicts.indexOf('valid')];
  if (coin === undefined) {
    const loss = verdicts.map(describeLoss).find((words) => words !== undefined);
    throw new HttpError(400, loss ?? walletMessages.addressInvalid(networks.map(({ network }) => network)));
  }
  return { currency: first.symbol, amount, address, network: coin.networkCode };
}

/** An address as people compare it: an X-address of the XRP Ledger as account and destination tag. */
function describeDestination(address: string): string {
  const { account = address, tag } = splitXrpAddress(address) ?? {};
  return tag === undefined ? account : walletMessages.withTag(account, tag);
}

/** Creates a request for exactly this withdrawal and mails its code. */
export async function requestWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  body: Parameters<typeof readWithdrawal>[0],
): Promise<string> {
  const { currency, amount, address } = readWithdrawal(body);
  const { database, now, config, outbox } = sandbox;
  if (compareDecimals(amount, await readBalance(database, caller.id, currency)) > 0) {
    throw new HttpError(400, walletMessages.insufficient);
  }
  const at = now();
  const id = newId(at);
  const expiresAt = new Date(at.getTime() + Math.max(withdrawalLifetimeMs, config.codeLifetimeMs));
  await database.transaction(async (tx) => {
    await tx.query(
      `update withdrawal_requests set closed_as = 'replaced'
       where user_id = $1 and currency = $2 and amount = $3::numeric and address = $4
         and verified_at is null and used_at is null and closed_as is null`,
      [caller.id, currency, amount, address],
    );
    await tx.query(
      `insert into withdrawal_requests (id, user_id, currency, amount, address, created_at, expires_at)
       values ($1, $2, $3, $4::numeric, $5, $6, $7)`,
      [id, caller.id, currency, amount, address, at, expiresAt],
    );
    const code = await issueCode(sandbox, tx, { purpose: 'withdrawal', userId: caller.id, subject: id });
    if (code === undefined) throw tooManyCodes();
    const letter = mailMessages.withdrawalCode(code, amount, currency, describeDestination(address));
    await outbox.add(tx, { to: caller.email, ...letter, code });
  });
  return id;
}

/** Marks a refusal of the authenticator's code, as opposed to the e-mailed one. */
const aboutSecondFactor = { twoFactorRequired: true } as const;

type Refusal = (typeof codeRefusals)[number];

const refusalMessages: Readonly<Record<Refusal, string>> = {
  used: walletMessages.otpUsed,
  expired: walletMessages.otpExpired,
  replaced: walletMessages.otpReplaced,
};

interface WithdrawalRequest {
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly closedAs: 'replaced' | 'refused' | null;
}

/** Why a request can no longer be verified; `undefined` if it can. */
function refusalOf({ usedAt, expiresAt, closedAs }: WithdrawalRequest, at: Date): Refusal | undefined {
  if (usedAt !== null) return 'used';
  if (closedAs === 'replaced') return 'replaced';
  return closedAs === 'refused' || expiresAt <= at ? 'expired' : undefined;
}

/**
 * Checks the code of a request of the caller; another player's request is treated as unknown. A repeat of the right code
 * succeeds until the withdrawal is paid, without the second factor, which was right before.
 *
 * @returns for how many seconds the withdrawal can be paid
 */
export async function verifyWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  { requestId, otp, token }: { readonly requestId: string; readonly otp: string; readonly token?: string | undefined },
): Promise<number> {
  const isEnrolled = await requiresSecondFactor(sandbox, caller.id);
  if (isEnrolled && !token) throw new HttpError(400, walletMessages.secondFactorMissing, aboutSecondFactor);
  const at = sandbox.now();
  const outcome = await sandbox.database.transaction(async (tx) => {
    const request = await queryOne<WithdrawalRequest>(
      tx,
      `select verified_at as "verifiedAt", used_at as "usedAt", expires_at as "expiresAt", closed_as as "closedAs"
       from withdrawal_requests where id = $1 and user_id = $2 for update`,
      [requestId, caller.id],
    );
    if (request === undefined) return 'wrong';
    const refusal = refusalOf(request, at);
    if (refusal !== undefined) return refusal;
    const purpose = { purpose: 'withdrawal', userId: caller.id, subject: requestId } as const;
    const isRepeat = request.verifiedAt !== null;
    const result = await (isRepeat ? checkUsedCode : checkCode)(sandbox, tx, purpose, otp);
    if (result === 'wrong') return (await findCodeRefusal(sandbox, tx, purpose)) ?? 'wrong';
    if (result !== 'right') return result;
    // After the mailed code is checked, so that a wrong one uses up no authenticator code, and before the mailed code
    // is used up.
    if (isEnrolled && !isRepeat) {
      const taken = await takeSecondFactor(sandbox, tx, caller, token ?? '', signedInPlayer);
      if (taken === 'too-many-tries') return 'too-many-second-factors';
      if (taken !== 'right') return 'wrong-second-factor';
    }
    if (!isRepeat) await markCodeUsed(sandbox, tx, purpose);
    await tx.query('update withdrawal_requests set verified_at = $2 where id = $1', [requestId, at]);
    return Math.min(payableForMs, request.expiresAt.getTime() - at.getTime());
  });
  if (typeof outcome === 'number') return Math.ceil(outcome / 1000);
  if (outcome === 'too-many-tries') throw new HttpError(429, walletMessages.otpTooManyTries);
  if (outcome === 'too-many-second-factors') {
    throw new HttpError(429, walletMessages.secondFactorTooManyTries, aboutSecondFactor);
  }
  if (outcome === 'wrong-second-factor') {
    throw new HttpError(400, walletMessages.secondFactorInvalid, aboutSecondFactor);
  }
  if (outcome === 'wrong') throw new HttpError(400, walletMessages.otpInvalid);
  throw new HttpError(outcome === 'used' ? 409 : 400, refusalMessages[outcome], { reason: outcome });
}

/**
 * Pays a withdrawal that matches a verified request exactly, and uses up that request. The request's row is locked first, so
 * only one of many simultaneous calls is paid.
 */
export async function payWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  body: Parameters<typeof readWithdrawal>[0],
): Promise<{ readonly transactionId: string }> {
  const withdrawal = readWithdrawal(body);
  let requestId: string | undefined;
  try {
    return await sandbox.database.transaction(async (tx) => {
      requestId = await takeRequest(sandbox, tx, caller, withdrawal);
      return { transactionId: await transfer(tx, caller, withdrawal, { requestId, at: sandbox.now() }) };
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
  { currency, amount, address }: Withdrawal,
): Promise<string> {
  const at = sandbox.now();
  const request = await queryOne<{ id: string }>(
    tx,
    `select id from withdrawal_requests
     where user_id = $1 and currency = $2 and amount = $3::numeric and address = $4
       and verified_at > $6 and used_at is null and closed_as is null and expires_at > $5
     order by verified_at desc, id desc limit 1 for update`,
    [caller.id, currency, amount, address, at, new Date(at.getTime() - payableForMs)],
  );
  if (request === undefined) throw new HttpError(400, walletMessages.notConfirmed);
  await tx.query('update withdrawal_requests set used_at = $2 where id = $1', [request.id, at]);
  return request.id;
}

const closeRequest = ({ database }: Sandbox, requestId: string) =>
  database.query(`update withdrawal_requests set closed_as = 'refused' where id = $1 and used_at is null`, [requestId]);

/** Debits the player and broadcasts the withdrawal; to an address of another player it is a deposit there. */
async function transfer(
  tx: Queries,
  caller: SessionUser,
  { currency, amount, address, network }: Withdrawal,
  { requestId, at }: { readonly requestId: string; readonly at: Date },
): Promise<string> {
  const broadcastHeight = await holdHeight(tx);
  await postTransfer(tx, {
    kind: 'withdrawal',
    reference: requestId,
    at,
    postings: [
      { account: { kind: 'player', owner: caller.id, currency }, amount: `-${amount}` },
      { account: { kind: 'chain', currency }, amount },
    ],
  });
  const line = { status: 'waiting', currency, amount, network, address, at, broadcastHeight } as const;
  const withdrawalId = await addTransaction(tx, { ...line, userId: caller.id, type: 'withdraw' });
  const { account = address } = splitXrpAddress(address) ?? {};
  const recipient = await findOwnerOfAddress(tx, { currency, network, address: account });
  if (recipient !== undefined) {
    await addTransaction(tx, { ...line, userId: recipient, type: 'deposit', withdrawalId });
  }
  return withdrawalId;
}
