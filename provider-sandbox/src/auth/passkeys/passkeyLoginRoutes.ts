import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { beginPasskeyLogin, passkeyLogin } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { extensionRoute } from '../../http/callRoute';
import { HttpError } from '../../http/httpError';
import { createRateLimit } from '../../http/rateLimit';
import type { Sandbox } from '../../sandbox';
import { authMessages } from '../auth.messages';
import { closeLoginChallenge, findLoginChallenge } from '../loginChallenges';
import { signIn } from '../signIn';
import { findUserById } from '../users';
import { challengeLifetimeMs, keepChallenge, newChallenge } from './challenges';
import { refuse } from './passkeyRoutes';
import { listPasskeys } from './store';
import { verifyUsed } from './verification';

/** Login by passkey alone, and as the second factor of a login. */
export function registerPasskeyLoginRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config } = sandbox;
  const limit = createRateLimit(config.rateLimits.login);

  extensionRoute(app, sandbox, beginPasskeyLogin, {
    summary: 'Begins a login by passkey; with a challenge, as the second factor of that login',
    isOpen: true,
    preHandler: limit,
    handler: async ({ body: { challengeId } }) => {
      const login = challengeId === undefined ? undefined : await findLoginChallenge(sandbox, challengeId);
      if (challengeId !== undefined && login === undefined) throw new HttpError(410, authMessages.loginOver);
      // Who has only an address learns nothing: without a challenge no credentials are named.
      const own = login === undefined ? [] : await listPasskeys(database, login.userId);
      const options = await generateAuthenticationOptions({
        rpID: config.passkeyHost,
        challenge: newChallenge(),
        userVerification: 'required',
        timeout: challengeLifetimeMs,
        allowCredentials: own.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports],
        })),
      });
      await keepChallenge(sandbox, database, options.challenge, {
        purpose: 'login',
        userId: login?.userId ?? null,
        loginChallenge: login?.idHash ?? null,
      });
      return options;
    },
  });

  extensionRoute(app, sandbox, passkeyLogin, {
    summary: 'Logs in with a passkey, which counts as both factors',
    isOpen: true,
    preHandler: limit,
    handler: async ({ body, request, reply }) => {
      const verified = await verifyUsed(sandbox, request, body.credential);
      if (typeof verified === 'string') return refuse(verified, authMessages.passkeyRefused);
      const { userId, loginChallenge } = verified;
      const isOpen = loginChallenge === null || (await closeLoginChallenge(sandbox, loginChallenge));
      const user = isOpen ? await findUserById(database, userId) : undefined;
      if (user === undefined) throw new HttpError(410, authMessages.loginOver);
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
  });
}
