// Adds cookies to the types of fastify.
import type {} from '@fastify/cookie';
import { playerEvents, watchSession } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionUser, postponeEnd, type SessionUser } from '../auth/sessions';
import { requireAllowed } from '../limits/breaks/withdrawOnly';
import { refuseEndedSession } from '../limits/sessionEnd';
import type { Sandbox } from '../sandbox';
import { HttpError } from './httpError';

const cookie = 'tessera_sandbox_session';

/**
 * Name of the cookie at an origin. Browsers accept `__Host-` only from that exact host over TLS, so that no other host of the
 * domain can replace the session with its own. The plain name has the port: all sandboxes on a machine share its cookies.
 */
export const sessionCookie = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${cookie}` : `${cookie}_${new URL(origin).port || 80}`;

const readToken = ({ origins }: Sandbox, request: FastifyRequest): string | undefined => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[sessionCookie(origins.of(request))];
};

/** Calls that pages repeat while nobody does anything. */
const watching: ReadonlySet<string | undefined> = new Set([playerEvents.id, watchSession.id]);

/** The caller of a request, by bearer token or else by cookie. @throws HttpError 403 for what a player on a break cannot do */
export async function findCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser | undefined> {
  const token = readToken(sandbox, request);
  const caller = token === undefined ? undefined : await findSessionUser(sandbox, token);
  if (caller === undefined) return undefined;
  await requireAllowed(sandbox, caller.id, request);
  if (!watching.has(request.routeOptions.config.description?.call.id)) await postponeEnd(sandbox, caller.sessionHash);
  return caller;
}

/** The answer to a request without an open session: why it was ended, if by a break or by closing the account. */
export async function refuseSession(sandbox: Sandbox, request: FastifyRequest): Promise<HttpError> {
  const token = readToken(sandbox, request);
  const ended = token === undefined ? undefined : await refuseEndedSession(sandbox, token);
  return ended ?? new HttpError(401, 'Please log in to continue.');
}

/** @throws HttpError 401 if the caller is not signed in */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser> {
  const caller = await findCaller(sandbox, request);
  if (caller === undefined) throw await refuseSession(sandbox, request);
  return caller;
}

/** @throws HttpError 403 if `userId` is not the caller's own, whether or not there is such a user */
export async function requireSelf(sandbox: Sandbox, request: FastifyRequest, userId: string): Promise<SessionUser> {
  const caller = await requireCaller(sandbox, request);
  if (caller.id !== userId) throw new HttpError(403, 'This account is not yours.');
  return caller;
}

/** Sets the HttpOnly session cookie. */
export function setSessionCookie(
  { origins }: Sandbox,
  reply: FastifyReply,
  { token, lifetimeMs }: { readonly token: string; readonly lifetimeMs: number },
): void {
  // Depends on the public origin, since a gateway may have terminated TLS.
  const origin = origins.of(reply.request);
  reply.setCookie(sessionCookie(origin), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    // Not a moment: the clock of a browser, or of this sandbox, may be another one.
    maxAge: lifetimeMs / 1000,
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
