import { readableEmail } from '@tessera/shared-contracts/accounts';
import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { TOTP, Secret as TotpSecret } from 'otpauth';
import { type Queries, queryExactlyOne, queryOne, type Transaction } from '../database';
import { randomBytes } from '../random';
import type { Sandbox } from '../sandbox';
import type { CodeOutcome } from './codes';
import { endPending } from './endPending';
import {
  addFailedTry,
  type CodeSource,
  type FailedTries,
  foreignTriesPerHour,
  readFailedTries,
  signedInPlayer,
  triesPerHour,
} from './failedTries';
import { isRecoveryCode, redeemRecoveryCode, replaceRecoveryCodes } from './recoveryCodes';
import type { SessionUser } from './sessions';

const periodS = 30;
/** Name of the provider that authenticators show. */
export const issuer = 'Tessera sandbox';
/** RFC 6238, 5.2: one step of tolerance on either side, for clock differences and slow typing. */
const windowSteps = 1;
/** After {@link foreignTriesPerHour}, an account accepts one try from all networks together in this time. */
const slowedMs = 60_000;

/** The player that a second factor belongs to. */
export interface Enrolled {
  readonly id: string;
  readonly email: string;
}

/** Result of checking a code of the second factor. */
export type FactorOutcome = CodeOutcome | 'not-started';

const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code);
const createTotp = (secret: string, label: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodS, secret: TotpSecret.fromBase32(secret) });

/** A set-up replaces a second factor that is on only without the extension, whose calls switch it off (spec §16). */
const canReplace = ({ config }: Sandbox) => !config.extensions.includes('two-factor');

/**
 * Starts a set-up with a new secret, which takes effect once the same session confirms a code of it.
 *
 * @returns undefined if the player has a second factor that must not be replaced
 */
export async function beginTwoFactor(
  sandbox: Sandbox,
  queries: Queries,
  caller: SessionUser,
): Promise<{ qr: string; secret: string } | undefined> {
  const secret = TotpSecret.fromHex(randomBytes(20).toString('hex')).base32;
  // One statement, as another set-up may be completed meanwhile.
  const begun = await queries.query(
    `update users set two_factor_pending_secret = $2, two_factor_pending_session = $3
     where id = $1 and (two_factor_secret is null or $4) returning id`,
    [caller.id, secret, caller.sessionHash, canReplace(sandbox)],
  );
  if (begun.length === 0) return undefined;
  // Scale 6 and 4 modules of margin: phones can scan it from a screen at 256 px and below.
  const qr = toPngDataURL(generate(createTotp(secret, readableEmail(caller.email)).toString()), {
    scale: 6,
    padX: 4,
    padY: 4,
  });
  return { qr, secret };
}

/** Whether a player has a second factor. */
export async function hasTwoFactor(queries: Queries, userId: string): Promise<boolean> {
  const { isOn } = await queryExactlyOne<{ isOn: boolean }>(
    queries,
    'select two_factor_secret is not null as "isOn" from users where id = $1',
    [userId],
  );
  return isOn;
}

/** Whether logins, withdrawals and changes of a player's security take a code. */
export const requiresSecondFactor = async ({ config, database }: Sandbox, userId: string): Promise<boolean> =>
  config.extensions.includes('two-factor') && (await hasTwoFactor(database, userId));

/** Switches off the second factor of a player, deletes the recovery codes, and ends what was begun before. */
export async function removeTwoFactor(sandbox: Sandbox, tx: Queries, userId: string): Promise<void> {
  await endPending(sandbox, tx, userId);
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'update users set two_factor_secret = null, two_factor_since = null, two_factor_last_step = null where id = $1',
    [userId],
  );
}

/**
 * Checks a code against the secret that the session is setting up, else the active one. Completing a set-up creates new
 * recovery codes.
 *
 * @param onEnabled runs in the transaction that completes a set-up
 */
export const verifyTwoFactor = (
  sandbox: Sandbox,
  caller: SessionUser,
  code: string,
  onEnabled: (tx: Transaction) => Promise<void>,
): Promise<{ readonly outcome: FactorOutcome; readonly recoveryCodes?: readonly string[] }> =>
  sandbox.database.transaction(async (tx) => {
    const { active, pendingSession } = await lockSecrets(tx, caller.id);
    const isSetUp = pendingSession === caller.sessionHash && (active === null || canReplace(sandbox));
    const outcome = await takeCode(sandbox, tx, caller, code, { isSetUp, source: signedInPlayer });
    if (outcome !== 'right' || !isSetUp) return { outcome };
    await onEnabled(tx);
    return { outcome, recoveryCodes: await replaceRecoveryCodes(sandbox, tx, caller.id) };
  });

/** Checks an authenticator code or a recovery code against the active second factor. */
export async function takeSecondFactor(
  sandbox: Sandbox,
  tx: Queries,
  player: Enrolled,
  code: string,
  source: CodeSource,
): Promise<FactorOutcome> {
  await lockSecrets(tx, player.id);
  return takeCode(sandbox, tx, player, code, { isSetUp: false, source });
}

const lockSecrets = (tx: Queries, userId: string) =>
  queryExactlyOne<{
    pending: string | null;
    pendingSession: string | null;
    active: string | null;
    lastStep: number | null;
  }>(
    tx,
    `select two_factor_pending_secret as pending, two_factor_pending_session as "pendingSession",
       two_factor_secret as active, two_factor_last_step as "lastStep"
     from users where id = $1 for no key update`,
    [userId],
  );

/**
 * A wrong code counts as a try of the source, so the caller must commit either way: a source without tries is refused, while
 * the player, whose tries are counted separately, still gets in. A used step and all before it are not accepted again (RFC
 * 6238, 5.2).
 */
async function takeCode(
  sandbox: Sandbox,
  tx: Queries,
  { id, email }: Enrolled,
  code: string,
  { isSetUp, source }: { readonly isSetUp: boolean; readonly source: CodeSource },
): Promise<FactorOutcome> {
  const { pending, active, lastStep } = await lockSecrets(tx, id);
  const secret = isSetUp ? pending : active;
  if (secret === null) return 'not-started';
  const at = sandbox.now();
  const tries = { userId: id, purpose: 'two-factor', source };
  const failed = await readFailedTries(tx, tries, at);
  const countWrong = async () => {
    await addFailedTry(tx, tries, at);
    return 'wrong' as const;
  };
  if (failed.ofSource >= triesPerHour) return 'too-many-tries';
  if (!isSetUp && isRecoveryCode(code)) {
    return (await redeemRecoveryCode(sandbox, tx, id, code)) ? 'right' : countWrong();
  }
  // Recovery codes are too long to be guessed: with one, a player gets in while others keep guessing.
  if (source !== signedInPlayer && isSlowedDown(failed, at)) return 'too-many-tries';
  // The library throws for some other texts.
  const delta = isAuthenticatorCode(code)
    ? createTotp(secret, email).validate({ token: code, timestamp: at.getTime(), window: windowSteps })
    : null;
  const step = Math.floor(at.getTime() / 1000 / periodS) + (delta ?? 0);
  const isReplayed = !isSetUp && lastStep !== null && step <= lastStep;
  if (delta === null || isReplayed) return countWrong();
  await tx.query(
    `update users set two_factor_secret = $2, two_factor_last_step = $3,
       two_factor_since = case when $4 then $5 else two_factor_since end,
       two_factor_pending_secret = case when $4 then null else two_factor_pending_secret end,
       two_factor_pending_session = case when $4 then null else two_factor_pending_session end where id = $1`,
    [id, secret, step, isSetUp, at],
  );
  return 'right';
}

/**
 * The code that a player's authenticator app shows, of the second factor or else of a set-up; undefined without either. Once it
 * is used, the next one is answered, which is accepted a step early, so that callers need not wait for it.
 */
export async function readAuthenticatorCode(
  { database, now }: Pick<Sandbox, 'database' | 'now'>,
  userId: string,
): Promise<string | undefined> {
  const user = await queryOne<{ secret: string | null; lastStep: number | null }>(
    database,
    `select coalesce(two_factor_secret, two_factor_pending_secret) as secret, two_factor_last_step as "lastStep"
     from users where id = $1`,
    [userId],
  );
  if (user === undefined || user.secret === null) return undefined;
  const step = Math.max(Math.floor(now().getTime() / 1000 / periodS), (user.lastStep ?? 0) + 1);
  return createTotp(user.secret, '').generate({ timestamp: step * periodS * 1000 });
}

const isSlowedDown = ({ foreign, newestForeignAt }: FailedTries, at: Date): boolean =>
  foreign >= foreignTriesPerHour && newestForeignAt !== null && at.getTime() - newestForeignAt.getTime() < slowedMs;
