import type { CallBody, calls } from '@tessera/shared-contracts/api/schema';
import type { Transaction } from '../database';
import { HttpError } from '../http/httpError';
import type { Sandbox } from '../sandbox';
import { authMessages } from './auth.messages';
import type { CodeSource } from './failedTries';
import { hashPassword } from './passwords';
import { requireRight } from './proofs';
import { holdPassword, replacePassword } from './replacePassword';
import type { SessionUser } from './sessions';
import { requiresSecondFactor, takeSecondFactor } from './twoFactor';
import { findUserByUsername, type User } from './users';
import { checkPasswordChange } from './validation';

/**
 * Changes a password. The call carries no token (spec §6 Bearer token), so the old password authenticates it, together with the
 * session or a code of the second factor, if the account has one; a signed-in caller may change only their own. All
 * other sessions of the player end, and with them the games they opened.
 *
 * @param isOldPassword checks the old password
 * @param source network that sent the code
 * @param onChanged runs in the transaction of the change
 */
export async function changePassword(
  sandbox: Sandbox,
  caller: SessionUser | undefined,
  form: CallBody<typeof calls.changePassword>,
  {
    isOldPassword,
    source,
    onChanged,
  }: {
    readonly isOldPassword: (user: User | undefined) => Promise<boolean>;
    readonly source: CodeSource;
    readonly onChanged: (tx: Transaction, user: User) => Promise<void>;
  },
): Promise<void> {
  const broken = checkPasswordChange(form);
  if (broken !== undefined) throw new HttpError(400, broken);
  if (caller !== undefined && caller.username.toLowerCase() !== form.username.trim().toLowerCase()) {
    throw new HttpError(403, authMessages.notYours);
  }
  const { database } = sandbox;
  const user = await findUserByUsername(database, form.username);
  const isRight = await isOldPassword(user);
  if (user === undefined || !isRight) throw new HttpError(400, authMessages.passwordWrong);
  const needsCode = caller === undefined && (await requiresSecondFactor(sandbox, user.id));
  if (needsCode && !form.token) throw new HttpError(400, authMessages.twoFactorRequired, { twoFactorRequired: true });
  const passwordHash = await hashPassword(form.newPassword);
  const outcome = await database.transaction(async (tx) => {
    const taken = needsCode ? await takeSecondFactor(sandbox, tx, user, form.token ?? '', source) : 'right';
    if (taken !== 'right') return taken;
    // Of two simultaneous changes, the later one fails because its old password is outdated.
    if (!(await holdPassword(tx, user))) throw new HttpError(409, authMessages.passwordWrong);
    await replacePassword(sandbox, tx, user.id, { passwordHash, keptSession: caller?.sessionHash });
    await onChanged(tx, user);
    return taken;
  });
  requireRight(outcome, { twoFactorRequired: true });
}
