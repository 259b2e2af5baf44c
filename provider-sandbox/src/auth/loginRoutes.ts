import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createRateLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { authMessages } from './auth.messages';
import { challengeLifetimeMs, openLoginChallenge } from './loginChallenges';
import { listPasskeys } from './passkeys';
import { hashPassword } from './passwords';
import { signIn } from './signIn';
import { requiresSecondFactor } from './twoFactor';
import { addUser, findUserByEmail, type User } from './users';
import { checkLogin, checkRegistration } from './validation';

/** Whether a password is that of a player, who was found by a name. */
export type IsPasswordOf = (
  request: FastifyRequest,
  name: string,
  user: User | undefined,
  password: string,
) => Promise<boolean>;

/** The answer to a right password that a second factor has to follow. */
async function beginSecondFactor(sandbox: Sandbox, user: User) {
  const challengeId = await openLoginChallenge(sandbox, user);
  if (challengeId === undefined) throw new HttpError(401, authMessages.invalidCredentials);
  const { config, database } = sandbox;
  return {
    message: authMessages.twoFactorRequired,
    twoFactorRequired: true as const,
    challengeId,
    hasPasskey: config.extensions.includes('passkeys') && (await listPasskeys(database, user.id)).length > 0,
    expiresInSeconds: challengeLifetimeMs / 1000,
  };
}

/** The calls that sign a player in by a password. */
export function registerLoginRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  isPasswordOf: IsPasswordOf,
  limitLogin: preHandlerAsyncHookHandler,
): void {
  const { database, config, now } = sandbox;

  callRoute(app, calls.login, {
    summary: 'Signs a player in; sets the session cookie too',
    isOpen: true,
    preHandler: limitLogin,
    handler: async ({ body, request, reply }) => {
      const broken = checkLogin(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const user = await findUserByEmail(database, body.email);
      const isRight = await isPasswordOf(request, body.email, user, body.password);
      if (user === undefined || !isRight) throw new HttpError(401, authMessages.invalidCredentials);
      if (await requiresSecondFactor(sandbox, user.id)) return beginSecondFactor(sandbox, user);
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
  });

  callRoute(app, calls.register, {
    summary: 'Adds a player and signs the player in',
    isOpen: true,
    preHandler: createRateLimit(config.rateLimits.register),
    handler: async ({ body, request, reply }) => {
      const broken = checkRegistration(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const { email, username, agreeMarketing: agreedToMarketing, referralCode } = body;
      const passwordHash = await hashPassword(body.password);
      const isEmailTaken = async () => (await findUserByEmail(database, email)) !== undefined;
      const newUser = { email, username, passwordHash, agreedToMarketing, referralCode, at: now() };
      const user = (await isEmailTaken()) ? undefined : await addUser(database, newUser);
      if (user === undefined) {
        throw new HttpError(409, (await isEmailTaken()) ? authMessages.emailTaken : authMessages.usernameTaken);
      }
      reply.code(201);
      return { message: authMessages.registered, ...(await signIn(sandbox, { request, reply }, user)) };
    },
  });
}
