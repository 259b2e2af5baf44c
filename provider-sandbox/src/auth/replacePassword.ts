import { type Queries, queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import { endOtherSessions } from './sessions';
import type { User } from './users';

/**
 * Replaces a password and ends what the old one began: sessions, logins that wait for the second factor, and the addition of second
 * factors and passkeys.
 */
export async function replacePassword(
  { now }: Sandbox,
  tx: Queries,
  userId: string,
  { passwordHash, keptSession = '' }: { readonly passwordHash: string; readonly keptSession?: string | undefined },
): Promise<void> {
  await tx.query(
    `update users set password_hash = $2, two_factor_pending_secret = null, two_factor_pending_session = null where id = $1`,
    [userId, passwordHash],
  );
  await endOtherSessions(tx, userId, keptSession, now());
  await tx.query('update login_challenges set used_at = $2 where user_id = $1 and used_at is null', [userId, now()]);
  await tx.query(`delete from passkey_challenges where user_id = $1 and purpose = 'register'`, [userId]);
}

/**
 * Whether the user still has the password that was read; if so, it stays until the transaction ends. It may have been
 * replaced while it was compared, which takes time, and more where guesses are slowed down.
 */
export const holdPassword = async (tx: Queries, { id, passwordHash }: User): Promise<boolean> =>
  (await queryOne(tx, 'select id from users where id = $1 and password_hash = $2 for no key update', [
    id,
    passwordHash,
  ])) !== undefined;
