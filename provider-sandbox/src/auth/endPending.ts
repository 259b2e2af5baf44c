import type { Queries } from '../database';
import { noteHold } from '../notices';
import type { Sandbox } from '../sandbox';

/**
 * Ends everything that a player, or somebody else, has begun and not completed: mailed codes of every kind, withdrawals that are not
 * paid yet, logins that wait for a second factor, and the addition of second factors and passkeys. Every change of the ways to
 * log in calls it, so that nothing that was begun before the change works after it; withdrawals to new addresses wait from then.
 */
export async function endPending({ now }: Pick<Sandbox, 'now'>, tx: Queries, userId: string): Promise<void> {
  const at = now();
  await tx.query(
    `update users set two_factor_pending_secret = null, two_factor_pending_session = null, security_changed_at = $2
     where id = $1`,
    [userId, at],
  );
  await tx.query(
    'update one_time_codes set replaced_at = $2 where user_id = $1 and used_at is null and replaced_at is null',
    [userId, at],
  );
  await tx.query(
    `update withdrawal_requests set closed_as = 'refused' where user_id = $1 and used_at is null and closed_as is null`,
    [userId],
  );
  await tx.query('update login_challenges set used_at = $2 where user_id = $1 and used_at is null', [userId, at]);
  await tx.query('delete from passkey_challenges where user_id = $1', [userId]);
  await noteHold(tx, userId);
}
