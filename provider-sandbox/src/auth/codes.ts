import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Queries, queryExactlyOne } from '../database';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';

/** What a code is valid for; it is not valid for anything else. */
export interface CodePurpose {
  readonly purpose: 'email' | 'withdrawal' | 'recovery';
  readonly userId: string;
  /** Id of the withdrawal request; empty for the others. */
  readonly subject: string;
}

/**
 * Who requests or tries a code: the signed-in player, or else a network. Each has its own count of tries, and only the
 * signed-in player can replace a code that they requested: so no stranger can keep a player from using a code.
 */
export type CodeSource = string;
export const signedInPlayer: CodeSource = 'player';

const triesPerCode = 5;
/** Wrong tries allowed for one code, of all callers who are not signed in together. */
const foreignTriesPerCode = 50;
/** Wrong tries allowed per hour for one player and purpose from one source, over all requested codes. */
const triesPerHour = 25;
const hourMs = 3_600_000;

const isOfPurpose = 'purpose = $1 and user_id = $2 and subject = $3 and replaced_at is null';
const isInForce = `${isOfPurpose} and used_at is null`;
const isUsed = `${isOfPurpose} and used_at is not null`;

/**
 * Creates a code of 6 digits, which replaces earlier ones for the same purpose. One for a new password replaces none: nobody
 * is signed in, so a stranger's request would take the code away from the player who is about to use it.
 */
export async function issueCode(
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
  source: CodeSource = signedInPlayer,
): Promise<string> {
  const at = sandbox.now();
  const id = newId(at);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const isOwn = source === signedInPlayer;
  if (purpose !== 'recovery') {
    await tx.query(`update one_time_codes set replaced_at = $4 where ${isInForce} and is_own = $5`, [
      purpose,
      userId,
      subject,
      at,
      isOwn,
    ]);
  }
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

/**
 * Uses up a code. A wrong one counts as a try, so the caller must commit either way. The rows stay locked until the
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
): Promise<CodeOutcome> => compareCode(sandbox, tx, { purpose, given, source, which: isInForce });

/** Checks a code that was used up, for a caller who may not have heard of it. Wrong ones count as tries. */
export const checkUsedCode = (
  sandbox: Sandbox,
  tx: Queries,
  purpose: CodePurpose,
  given: string,
): Promise<CodeOutcome> => compareCode(sandbox, tx, { purpose, given, source: signedInPlayer, which: isUsed });

/** Whether all codes in force for the purpose have expired. */
export async function isCodeExpired({ now }: Sandbox, tx: Queries, purpose: CodePurpose): Promise<boolean> {
  const [{ isExpired } = { isExpired: false }] = await tx.query<{ isExpired: boolean | null }>(
    `select max(expires_at) <= $4 as "isExpired" from one_time_codes where ${isInForce}`,
    [purpose.purpose, purpose.userId, purpose.subject, now()],
  );
  return isExpired === true;
}

type CodeOutcome = 'right' | 'wrong' | 'too-many-tries';

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
  const at = sandbox.now();
  const codes = await tx.query<{ id: string; hash: string; expiresAt: Date }>(
    `select id, code_hash as hash, expires_at as "expiresAt" from one_time_codes where ${which} order by id for update`,
    [purpose, userId, subject],
  );
  if (codes.length === 0) return 'wrong';
  const failed = await queryExactlyOne<{ count: number }>(
    tx,
    `select count(*)::int as count from failed_tries
     where user_id = $1 and purpose = $2 and source = $3 and failed_at > $4`,
    [userId, purpose, source, new Date(at.getTime() - hourMs)],
  );
  const spent = await readSpentCodes(tx, { purpose, userId, subject }, source, which);
  const open = codes.filter(({ id }) => !spent.has(id));
  if (open.length === 0 || failed.count >= triesPerHour) return 'too-many-tries';
  const isRight = ({ id, hash, expiresAt }: (typeof codes)[number]) =>
    timingSafeEqual(Buffer.from(hash, 'hex'), hashCode(sandbox, id, given)) && expiresAt > at;
  if (open.some(isRight)) return 'right';
  for (const { id } of open) {
    await tx.query(
      `insert into code_tries (code_id, source, tries) values ($1, $2, 1)
       on conflict (code_id, source) do update set tries = code_tries.tries + 1`,
      [id, source],
    );
  }
  await tx.query('insert into failed_tries (user_id, purpose, source, failed_at) values ($1, $2, $3, $4)', [
    userId,
    purpose,
    source,
    at,
  ]);
  return 'wrong';
}

/** Uses up the codes in force for a purpose. */
export const markCodeUsed = (
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
): Promise<unknown> =>
  tx.query(`update one_time_codes set used_at = $4 where ${isInForce}`, [purpose, userId, subject, sandbox.now()]);

/** The codes for which this source has no tries left. */
async function readSpentCodes(
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
  source: CodeSource,
  which: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from one_time_codes join code_tries on code_id = id where ${which} group by id
     having coalesce(sum(tries) filter (where source = $4), 0) >= $5
       or $4 <> $6 and coalesce(sum(tries) filter (where source <> $6), 0) >= $7`,
    [purpose, userId, subject, source, triesPerCode, signedInPlayer, foreignTriesPerCode],
  );
  return new Set(rows.map(({ id }) => id));
}
