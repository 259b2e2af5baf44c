import { type Queries, queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import { endPending } from './endPending';
import { endOtherSessions } from './sessions';
import type { User } from './users';

/** Replaces a password, and ends all other sessions and what they have begun. */
export async function replacePassword(
  sandbox: Sandbox,
  tx: Queries,
  userId: string,
  { passwordHash, keptSession = '' }: { readonly passwordHash: string; readonly keptSession?: string | undefined },
): Promise<void> {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
  await endOtherSessions(tx, userId, keptSession, sandbox.now());
  await endPending(sandbox, tx, userId);
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
