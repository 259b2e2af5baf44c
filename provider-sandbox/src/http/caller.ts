import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionUser, type SessionUser } from '../auth/sessions';
import type { Sandbox } from '../sandbox';
import { Refusal } from './refusal';

export const sessionCookie = 'tessera_sandbox_session';

const readToken = (request: FastifyRequest): string | undefined => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[sessionCookie];
};

/** Whose request this is, by bearer token or else by cookie. */
export async function findCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser | undefined> {
  const token = readToken(request);
  return token === undefined ? undefined : findSessionUser(sandbox, token);
}

/** @throws Refusal 401 when nobody is signed in */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<SessionUser> {
  const caller = await findCaller(sandbox, request);
  if (caller === undefined) throw new Refusal(401, 'Please log in to continue.');
  return caller;
}

/** @throws Refusal 403 when `userId` is not the caller's own, whether or not there is such a user */
export async function requireSelf(sandbox: Sandbox, request: FastifyRequest, userId: string): Promise<SessionUser> {
  const caller = await requireCaller(sandbox, request);
  if (caller.id !== userId) throw new Refusal(403, 'This account is not yours.');
  return caller;
}

/** Puts the session into the cookie that only the API reads. */
export function setSessionCookie(
  { origins }: Sandbox,
  reply: FastifyReply,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    // By the address that players use: a gateway may have ended TLS before us.
    secure: origins.of(reply.request).startsWith('https:'),
    expires: expiresAt,
  });
}
