import type { ActivityKind } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../http/caller';
import { HttpError } from '../http/httpError';
import { readRestriction } from '../limits/breaks/restriction';
import { refuseRestricted } from '../limits/breaks/withdrawOnly';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { holdPassword } from './replacePassword';
import { openSession } from './sessions';
import type { User } from './users';

/** The player as the answer of a login has it. */
export const describeUser = ({ id, username, email, kycStatus, displayName }: User) => ({
  id,
  username,
  email,
  kycStatus,
  displayName,
});

/**
 * Opens a session for the sender of the request and sets its cookie.
 *
 * @param user as read before the credentials were checked
 * @param kind activity to record; a registration is not a login
 * @throws HttpError 403 for a player on a break, with the session, which can do nothing but read and withdraw
 */
export async function signIn(
  sandbox: Sandbox,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  user: User,
  kind?: ActivityKind,
) {
  const { session, restriction } = await sandbox.database.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) throw new HttpError(401, authMessages.invalidCredentials);
    const found = await readRestriction(sandbox, tx, user.id, sandbox.now());
    if (found?.state === 'closed') throw refuseRestricted(found);
    if (kind !== undefined) await noteActivity(sandbox, tx, request, user, kind);
    const opened = await openSession(sandbox, tx, user.id, request.headers['user-agent']);
    return { session: opened, restriction: found };
  });
  setSessionCookie(sandbox, reply, session);
  const signedIn = { token: session.token, user: describeUser(user) };
  if (restriction !== undefined) throw refuseRestricted(restriction, signedIn);
  return signedIn;
}
