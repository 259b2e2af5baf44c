import { checkAddress } from '@tessera/shared-contracts/addresses';
import type { exactNumber } from '@tessera/shared-contracts/api/schema';
import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { issueCode, redeemCode, requiresSecondFactor, takeSecondFactor } from '../auth';
import { signedInPlayer } from '../auth/codes';
import type { SessionUser } from '../auth/sessions';
import { queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { postTransfer, readBalance } from '../ledger';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { readAmount } from './amounts';
import { holdHeight } from './chain';
import { networksOf } from './coins';
import { addTransaction } from './transactions';
import { walletMessages } from './wallet.messages';

interface Withdrawal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly address: string;
  readonly network: string;
}

/** How long a verified request is valid. */
const requestLifetimeMs = 30 * 60_000;

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
  const amount = readAmount(body.amount.toString());
  const coin = networks.find((entry) => checkAddress(entry, address) === 'valid');
  if (coin === undefined) {
    throw new HttpError(400, walletMessages.addressInvalid(networks.map(({ network }) => network)));
  }
  return { currency: first.symbol, amount, address, network: coin.networkCode };
}

/** Creates a request for exactly this withdrawal and mails its code. */
export async function requestWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  body: Parameters<typeof readWithdrawal>[0],
): Promise<string> {
  const { currency, amount, address } = readWithdrawal(body);
  const { database, now, config } = sandbox;
  if (compareDecimals(amount, await readBalance(database, caller.id, currency)) > 0) {
    throw new HttpError(400, walletMessages.insufficient);
  }
  const at = now();
  const id = newId(at);
  const expiresAt = new Date(at.getTime() + Math.max(requestLifetimeMs, config.codeLifetimeMs));
  const code = await database.transaction(async (tx) => {
    await tx.query(
      `insert into withdrawal_requests (id, user_id, currency, amount, address, created_at, expires_at)
       values ($1, $2, $3, $4::numeric, $5, $6, $7)`,
      [id, caller.id, currency, amount, address, at, expiresAt],
    );
    return issueCode(sandbox, tx, { purpose: 'withdrawal', userId: caller.id, subject: id });
  });
  const letter = mailMessages.withdrawalCode(code, amount, currency, address);
  await sandbox.mailer.send({ to: caller.email, ...letter, code, sentAt: at.toISOString() });
  return id;
}

/** Marks a refusal of the authenticator's code, so that it is told apart from one of the e-mailed code. */
const aboutSecondFactor = { twoFactorRequired: true } as const;

/** Checks the code of a request of the caller; another player's request is treated as unknown. */
export async function verifyWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  { requestId, otp, token }: { readonly requestId: string; readonly otp: string; readonly token?: string | undefined },
): Promise<void> {
  const isEnrolled = await requiresSecondFactor(sandbox, caller.id);
  if (isEnrolled && !token) throw new HttpError(400, walletMessages.secondFactorMissing, aboutSecondFactor);
  const outcome = await sandbox.database.transaction(async (tx) => {
    const request = await queryOne(
      tx,
      'select id from withdrawal_requests where id = $1 and user_id = $2 and verified_at is null and expires_at > $3 for update',
      [requestId, caller.id, sandbox.now()],
    );
    if (request === undefined) return 'wrong';
    if (isEnrolled) {
      const taken = await takeSecondFactor(sandbox, tx, caller, token ?? '', signedInPlayer);
      if (taken === 'too-many-tries') return 'too-many-second-factors';
      if (taken !== 'right') return 'wrong-second-factor';
    }
    const purpose = { purpose: 'withdrawal', userId: caller.id, subject: requestId } as const;
    const result = await redeemCode(sandbox, tx, purpose, otp.trim());
    if (result === 'right') {
      await tx.query('update withdrawal_requests set verified_at = $2 where id = $1', [requestId, sandbox.now()]);
    }
    return result;
  });
  if (outcome === 'too-many-tries') throw new HttpError(429, walletMessages.otpTooManyTries);
  if (outcome === 'too-many-second-factors') {
    throw new HttpError(429, walletMessages.secondFactorTooManyTries, aboutSecondFactor);
  }
  if (outcome === 'wrong-second-factor') {
    throw new HttpError(400, walletMessages.secondFactorInvalid, aboutSecondFactor);
  }
  if (outcome === 'wrong') throw new HttpError(400, walletMessages.otpInvalid);
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
  const { currency, amount, address, network } = readWithdrawal(body);
  return sandbox.database.transaction(async (tx) => {
    const at = sandbox.now();
    const request = await queryOne<{ id: string }>(
      tx,
      `select id from withdrawal_requests
       where user_id = $1 and currency = $2 and amount = $3::numeric and address = $4
         and verified_at is not null and used_at is null and expires_at > $5
       order by verified_at limit 1 for update`,
      [caller.id, currency, amount, address, at],
    );
    if (request === undefined) throw new HttpError(400, walletMessages.notConfirmed);
    await tx.query('update withdrawal_requests set used_at = $2 where id = $1', [request.id, at]);
    const broadcastHeight = await holdHeight(tx);
    await postTransfer(tx, {
      kind: 'withdrawal',
      reference: request.id,
      at,
      postings: [
        { account: { kind: 'player', owner: caller.id, currency }, amount: `-${amount}` },
        { account: { kind: 'chain', currency }, amount },
      ],
    });
    const transactionId = await addTransaction(tx, {
      userId: caller.id,
      type: 'withdraw',
      status: 'waiting',
      currency,
      amount,
      network,
      address,
      at,
      broadcastHeight,
    });
    return { transactionId };
  });
}
