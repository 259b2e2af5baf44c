import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionUser, type SessionUser } from '../auth/sessions';
import type { Sandbox } from '../sandbox';
import { HttpError } from './httpError';

const plainCookie = 'tessera_sandbox_session';

/**
 * Name of the cookie at an origin. Browsers take `__Host-` only from that very host over TLS, so that no other host of the
 * domain can put a session of its own in its place.
 */
export const sessionCookie = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${plainCookie}` : plainCookie;

const readToken = ({ origins }: Sandbox, request: FastifyRequest): string | undefined => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[sessionCookie(origins.of(request))];
};

/** Whose request this is, by bearer token or else by cookie. */
export async function findCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser | undefined> {
  const token = readToken(sandbox, request);
  return token === undefined ? undefined : findSessionUser(sandbox, token);
}

/** @throws HttpError 401 when nobody is signed in */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser> {
  const caller = await findCaller(sandbox, request);
  if (caller === undefined) throw new HttpError(401, 'Please log in to continue.');
  return caller;
}

/** @throws HttpError 403 when `userId` is not the caller's own, whether or not there is such a user */
export async function requireSelf(sandbox: Sandbox, request: FastifyRequest, userId: string): Promise<SessionUser> {
  const caller = await requireCaller(sandbox, request);
  if (caller.id !== userId) throw new HttpError(403, 'This account is not yours.');
  return caller;
}

/** Puts the session into the cookie that only the API reads. */
export function setSessionCookie(
  { origins }: Sandbox,
  reply: FastifyReply,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): void {
  // By the address that players use: a gateway may have ended TLS before us.
  const origin = origins.of(reply.request);
  reply.setCookie(sessionCookie(origin), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    expires: expiresAt,
  });
}

/** Removes the session's cookie. */
export function clearSessionCookie({ origins }: Sandbox, reply: FastifyReply): void {
  const origin = origins.of(reply.request);
  reply.clearCookie(sessionCookie(origin), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
}
