import { type Queries, queryExactlyOne } from '../database';
import { randomBelow } from '../random';
import type { Sandbox } from '../sandbox';
import { endPending } from './endPending';

const count = 10;
/** Without letters and digits that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 5;

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomBelow(alphabet.length)]).join('');
const hashOf = (sandbox: Pick<Sandbox, 'secret'>, userId: string, code: string) =>
  sandbox.secret.mac('recovery-code', `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`).toString('hex');

/** Whether the code may be a recovery code; authenticator codes have only digits. */
export const isRecoveryCode = (code: string): boolean => /[a-z]/i.test(code);

const newCodes = () => Array.from({ length: count }, () => `${newGroup()}-${newGroup()}`);

/** Replaces the recovery codes of a player, by new ones unless they are given, and ends what was begun before. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  sandbox: Pick<Sandbox, 'secret' | 'now'>,
  tx: Queries,
  userId: string,
  codes: readonly string[] = newCodes(),
): Promise<readonly string[]> {
  await endPending(sandbox, tx, userId);
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  for (const code of codes) {
    await tx.query('insert into recovery_codes (user_id, code_hash, created_at) values ($1, $2, $3)', [
      userId,
      hashOf(sandbox, userId, code),
      sandbox.now(),
    ]);
  }
  return codes;
}

/** Uses up a recovery code; only one of many simultaneous uses succeeds. */
export async function redeemRecoveryCode(
  sandbox: Sandbox,
  tx: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
    [userId, hashOf(sandbox, userId, code), sandbox.now()],
  );
  return used.length > 0;
}

/** How many recovery codes of a player are unused. */
export const countRecoveryCodes = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queryExactlyOne<{ count: number }>(
      queries,
      'select count(*)::int as count from recovery_codes where user_id = $1 and used_at is null',
      [userId],
    )
  ).count;
