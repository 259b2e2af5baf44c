import type { ActivityKind } from '@tessera/shared-contracts/extensions/schema';
import { type Queries, queryOne } from '../database';
import type { Sandbox } from '../sandbox';
import { removePasskeysSince } from './passkeys';
import { removeTwoFactor } from './twoFactor';

const newMs = 24 * 60 * 60 * 1000;

/**
 * Removes the second factor and the passkeys of a player that were added within the last day, since an attacker who
 * knew the old password may have added them.
 *
 * @returns the activity to record
 */
export async function endNewFactors(sandbox: Sandbox, tx: Queries, userId: string): Promise<readonly ActivityKind[]> {
  const since = new Date(sandbox.now().getTime() - newMs);
  const isNew = await queryOne(tx, 'select id from users where id = $1 and two_factor_since > $2 for no key update', [
    userId,
    since,
  ]);
  if (isNew !== undefined) await removeTwoFactor(sandbox, tx, userId);
  const passkeys = await removePasskeysSince(tx, userId, since);
  return [
    ...(isNew === undefined ? [] : ['two-factor-disabled' as const]),
    ...(passkeys === 0 ? [] : ['passkey-removed' as const]),
  ];
}
