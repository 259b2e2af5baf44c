import { timingSafeEqual } from 'node:crypto';
import { type Queries, queryExactlyOne, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { randomBelow } from '../random';
import type { Sandbox } from '../sandbox';
import { authMessages } from './auth.messages';
import {
  addFailedTry,
  type CodeSource,
  foreignTriesPerHour,
  lastHour,
  readFailedTries,
  signedInPlayer,
  triesPerHour,
} from './failedTries';

/** What a code is valid for; it is not valid for anything else. */
export interface CodePurpose {
  readonly purpose: 'email' | 'withdrawal' | 'recovery';
  readonly userId: string;
  /** Id of the withdrawal request; empty for the others. */
  readonly subject: string;
}

/**
 * Most live codes of a purpose for an account; a new one replaces the oldest. For e-mail addresses, the signed-in player and all
 * others have one each. A request for a new password is never signed in: a stranger's request must not invalidate the
 * code that the player is about to use.
 */
const mostLive = { email: 1, withdrawal: 3, recovery: 3 } as const;
/** Arbitrary number of the locks of accounts. */
const codesLock = 7_355;
const triesPerCode = 5;

const isOfPurpose = 'purpose = $1 and user_id = $2 and subject = $3 and replaced_at is null';
const isLive = `${isOfPurpose} and used_at is null and expires_at > $4`;
const isUsed = `${isOfPurpose} and used_at is not null and expires_at > $4`;

/** The player has asked for too many codes. */
export const tooManyCodes = () => new HttpError(429, authMessages.tooManyCodes);

/**
 * Creates a code of 6 digits, which may replace earlier ones; see {@link mostLive}.
 *
 * @returns undefined if as many as allowed were created for the account within an hour
 */
export async function issueCode(
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
  source: CodeSource = signedInPlayer,
): Promise<string | undefined> {
  await lockAccount(tx, userId);
  const at = sandbox.now();
  const isOwn = source === signedInPlayer;
  const kind = [purpose, userId, isOwn] as const;
  const { count } = await queryExactlyOne<{ count: number }>(
    tx,
    `select count(*)::int as count from one_time_codes
     where purpose = $1 and user_id = $2 and is_own = $3 and created_at > $4 and created_at <= $5`,
    [...kind, ...lastHour(at)],
  );
  const { ofPlayer, ofOthers } = sandbox.config.codesPerHour;
  if (count >= (isOwn ? ofPlayer : ofOthers)) return undefined;
  await tx.query(
    `update one_time_codes set replaced_at = $4 where id in (
       select id from one_time_codes where purpose = $1 and user_id = $2 and is_own = $3
         and replaced_at is null and used_at is null and expires_at > $4
       order by created_at desc, id desc offset $5::int)`,
    [...kind, at, mostLive[purpose] - 1],
  );
  const id = newId(at);
  const code = String(randomBelow(1_000_000)).padStart(6, '0');
  await tx.query(
    `insert into one_time_codes (id, purpose, user_id, subject, code_hash, is_own, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      purpose,
      userId,
      subject,
      hashCode(sandbox, id, code).toString('hex'),
      isOwn,
      at,
      new Date(at.getTime() + sandbox.config.codeLifetimeMs),
    ],
  );
  return code;
}

const hashCode = (sandbox: Sandbox, id: string, code: string) => sandbox.secret.mac('one-time-code', `${id}:${code}`);

/** Codes of an account are issued and tried one after the other, or simultaneous ones would exceed the limits. */
const lockAccount = (tx: Queries, userId: string) =>
  tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [codesLock, userId]);

/**
 * Uses up a code. A wrong one counts as a try, so the caller must commit either way. The account stays locked until the
 * transaction ends, so only one of many simultaneous uses succeeds.
 */
export async function redeemCode(
  sandbox: Sandbox,
  tx: Queries,
  purpose: CodePurpose,
  given: string,
  source: CodeSource = signedInPlayer,
): Promise<CodeOutcome> {
  const outcome = await checkCode(sandbox, tx, purpose, given, source);
  if (outcome === 'right') await markCodeUsed(sandbox, tx, purpose);
  return outcome;
}

/** Checks a code as {@link redeemCode} does, but leaves a right one to {@link markCodeUsed} in the same transaction. */
export const checkCode = (
  sandbox: Sandbox,
  tx: Queries,
  purpose: CodePurpose,
  given: string,
  source: CodeSource = signedInPlayer,
): Promise<CodeOutcome> => compareCode(sandbox, tx, { purpose, given, source, which: isLive });

/** Checks a used code again, for a caller that may have lost the first answer. Wrong codes count as tries. */
export const checkUsedCode = (
  sandbox: Sandbox,
  tx: Queries,
  purpose: CodePurpose,
  given: string,
): Promise<CodeOutcome> => compareCode(sandbox, tx, { purpose, given, source: signedInPlayer, which: isUsed });

/** Why the newest code of a purpose is no longer live; undefined if it is live or does not exist. */
export async function findCodeRefusal(
  { now }: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
): Promise<'replaced' | 'expired' | undefined> {
  const code = await queryOne<{ isReplaced: boolean; isExpired: boolean }>(
    tx,
    `select replaced_at is not null as "isReplaced", expires_at <= $4 as "isExpired" from one_time_codes
     where purpose = $1 and user_id = $2 and subject = $3 and used_at is null order by created_at desc, id desc limit 1`,
    [purpose, userId, subject, now()],
  );
  if (code?.isReplaced) return 'replaced';
  return code?.isExpired ? 'expired' : undefined;
}

export type CodeOutcome = 'right' | 'wrong' | 'too-many-tries';

interface CodeCheck {
  readonly purpose: CodePurpose;
  readonly given: string;
  readonly source: CodeSource;
  /** Condition of the codes to compare with. */
  readonly which: string;
}

async function compareCode(
  sandbox: Sandbox,
  tx: Queries,
  { purpose: { purpose, userId, subject }, given, source, which }: CodeCheck,
): Promise<CodeOutcome> {
  await lockAccount(tx, userId);
  const at = sandbox.now();
  const codes = await tx.query<{ id: string; hash: string; tries: number }>(
    `select id, code_hash as hash, coalesce(tries, 0) as tries
     from one_time_codes left join code_tries on code_id = id and source = $5 where ${which} order by id`,
    [purpose, userId, subject, at, source],
  );
  if (codes.length === 0) return 'wrong';
  const open = codes.filter(({ tries }) => tries < triesPerCode);
  const failed = await readFailedTries(tx, { userId, purpose, source }, at);
  const isLimited =
    failed.ofSource >= triesPerHour || (source !== signedInPlayer && failed.foreign >= foreignTriesPerHour);
  if (open.length === 0 || isLimited) return 'too-many-tries';
  const isRight = ({ id, hash }: (typeof codes)[number]) =>
    timingSafeEqual(Buffer.from(hash, 'hex'), hashCode(sandbox, id, given));
  if (open.some(isRight)) return 'right';
  for (const { id } of open) {
    await tx.query(
      `insert into code_tries (code_id, source, tries) values ($1, $2, 1)
       on conflict (code_id, source) do update set tries = code_tries.tries + 1`,
      [id, source],
    );
  }
  await addFailedTry(tx, { userId, purpose, source }, at);
  return 'wrong';
}

/** Uses up the live codes of a purpose. */
export const markCodeUsed = (
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
): Promise<unknown> =>
  tx.query(`update one_time_codes set used_at = $4 where ${isLive}`, [purpose, userId, subject, sandbox.now()]);
