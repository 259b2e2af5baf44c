import type { ActivityKind } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../http/caller';
import { HttpError } from '../http/httpError';
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
 */
export async function signIn(
  sandbox: Sandbox,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  user: User,
  kind?: ActivityKind,
) {
  const session = await sandbox.database.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) throw new HttpError(401, authMessages.invalidCredentials);
    if (kind !== undefined) await noteActivity(sandbox, tx, request, user, kind);
    return openSession(sandbox, tx, user.id, request.headers['user-agent']);
  });
  setSessionCookie(sandbox, reply, session);
  return { token: session.token, user: describeUser(user) };
}
