import { type codeRefusals, withdrawalLifetimeMs } from '@tessera/shared-contracts/api/schema';
import { compareDecimals } from '@tessera/shared-contracts/money';
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
} from '../../auth';
import type { SessionUser } from '../../auth/sessions';
import { queryOne } from '../../database';
import { HttpError } from '../../http/httpError';
import { newId } from '../../ids';
import { readBalance } from '../../ledger';
import { mailMessages } from '../../mail';
import type { Sandbox } from '../../sandbox';
import { requireAllowed } from '../addresses/requireAllowed';
import { requireTerms } from '../terms/checkTerms';
import { walletMessages } from '../wallet.messages';
import { describeDestination, readWithdrawal } from './readWithdrawal';

/** How long after its verification a request can be paid: pages send the payment at once. A repeat of the code renews it. */
export const payableForMs = 2 * 60_000;

/** Creates a request for exactly this withdrawal and mails its code. */
export async function requestWithdrawal(
  sandbox: Sandbox,
  caller: SessionUser,
  body: Parameters<typeof readWithdrawal>[0],
): Promise<string> {
  const withdrawal = readWithdrawal(body);
  const { coin, amount, address } = withdrawal;
  const currency = coin.symbol;
  const { database, now, config, outbox } = sandbox;
  if (compareDecimals(amount, await readBalance(database, caller.id, currency)) > 0) {
    throw new HttpError(400, walletMessages.insufficient);
  }
  await requireTerms(sandbox, database, coin, amount);
  const at = now();
  const id = newId(at);
  const expiresAt = new Date(at.getTime() + Math.max(withdrawalLifetimeMs, config.codeLifetimeMs));
  await database.transaction(async (tx) => {
    await requireAllowed(sandbox, tx, caller.id, withdrawal);
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
