import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Queries, queryOne } from '../database';
import { newId } from '../ids';
import type { Sandbox } from '../sandbox';

/** What a code is good for; a code for one thing is no code for another. */
export interface CodePurpose {
  readonly purpose: 'email' | 'withdrawal';
  readonly userId: string;
  /** Id of the withdrawal request; empty for an e-mail address. */
  readonly subject: string;
}

const triesPerCode = 5;
/** Wrong codes of one player for one purpose within the hour, over all codes asked for. */
const triesPerHour = 25;
const hourMs = 3_600_000;

/** Makes a code of 6 digits and forgets earlier ones for the same thing. */
export async function issueCode(
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
): Promise<string> {
  const at = sandbox.now();
  const id = newId(at);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.query(
    `update one_time_codes set replaced_at = $4
     where purpose = $1 and user_id = $2 and subject = $3 and used_at is null and replaced_at is null`,
    [purpose, userId, subject, at],
  );
  await tx.query(
    `insert into one_time_codes (id, purpose, user_id, subject, code_hash, tries_left, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      purpose,
      userId,
      subject,
      hashCode(sandbox, id, code).toString('hex'),
      triesPerCode,
      at,
      new Date(at.getTime() + sandbox.config.codeLifetimeMs),
    ],
  );
  return code;
}

const hashCode = (sandbox: Sandbox, id: string, code: string) => sandbox.secret.mac('one-time-code', `${id}:${code}`);

/**
 * Uses up a code. A wrong one costs a try, so the caller must commit either way. The row stays locked until the
 * transaction ends: of many simultaneous uses one succeeds.
 */
export async function redeemCode(
  sandbox: Sandbox,
  tx: Queries,
  { purpose, userId, subject }: CodePurpose,
  given: string,
): Promise<'right' | 'wrong' | 'too-many-tries'> {
  const at = sandbox.now();
  const row = await queryOne<{ id: string; hash: string; tries: number; expiresAt: Date }>(
    tx,
    `select id, code_hash as hash, tries_left as tries, expires_at as "expiresAt" from one_time_codes
     where purpose = $1 and user_id = $2 and subject = $3 and used_at is null and replaced_at is null
     order by created_at desc limit 1 for update`,
    [purpose, userId, subject],
  );
  if (row === undefined) return 'wrong';
  const failed = await queryOne<{ count: number }>(
    tx,
    'select count(*)::int as count from failed_tries where user_id = $1 and purpose = $2 and failed_at > $3',
    [userId, purpose, new Date(at.getTime() - hourMs)],
  );
  if (row.tries === 0 || (failed?.count ?? 0) >= triesPerHour) return 'too-many-tries';
  const isRight = timingSafeEqual(Buffer.from(row.hash, 'hex'), hashCode(sandbox, row.id, given));
  if (!isRight || row.expiresAt <= at) {
    await tx.query('update one_time_codes set tries_left = tries_left - 1 where id = $1', [row.id]);
    await tx.query('insert into failed_tries (user_id, purpose, failed_at) values ($1, $2, $3)', [userId, purpose, at]);
    return 'wrong';
  }
  await tx.query('update one_time_codes set used_at = $2 where id = $1', [row.id, at]);
  return 'right';
}
