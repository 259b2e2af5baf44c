import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { readNetwork } from '../http/addresses';
import { findCaller, requireSelf } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createRateLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { registerAccountRoutes } from './accountRoutes';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { changePassword } from './changePassword';
import { registerEmailRoutes } from './emailRoutes';
import { createGuesses } from './guesses';
import { type IsPasswordOf, registerLoginRoutes } from './loginRoutes';
import { registerPasskeyLoginRoutes, registerPasskeyRoutes } from './passkeys';
import { isPassword } from './passwords';
import { createProofs, type Proofs } from './proofs';
import { registerRecoveryRoutes } from './recoveryRoutes';
import { registerSessionRoutes } from './sessionRoutes';
import { registerTwoFactorRoutes } from './twoFactorRoutes';
import { findUserById, foldCase } from './users';

/** How calls of other services take a proof: the same limits hold for all guesses. */
export interface ProofRules {
  readonly proofs: Proofs;
  readonly limitProofs: preHandlerAsyncHookHandler;
}

/** The eight calls of the auth service, and its extensions. */
export function registerAuthRoutes(app: FastifyInstance, sandbox: Sandbox): ProofRules {
  const { database, config } = sandbox;
  const limitLogin = createRateLimit(config.rateLimits.login);
  const guess = createGuesses();
  const isPasswordOf: IsPasswordOf = async (request, name, user, password) => {
    const account = user?.id ?? (await foldCase(database, name));
    return guess({ account, network: readNetwork(request.ip) }, () => isPassword(password, user?.passwordHash));
  };

  callRoute(app, calls.profile, {
    summary: 'Reads the caller’s profile',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const user = await findUserById(database, caller.id);
      if (user === undefined) throw new HttpError(404, authMessages.noSuchPlayer);
      const { id, createdAt, passwordHash: _, ...profile } = user;
      return { _id: id, createdAt: createdAt.toISOString(), roles: ['user'], ...profile };
    },
  });

  callRoute(app, calls.changePassword, {
    summary:
      'Changes a password; failures carry `error`. With the extension two-factor, an enrolled player without a session adds a code as `token`',
    isOpen: true,
    preHandler: limitLogin,
    handler: async ({ body, request }) => {
      const caller = await findCaller(sandbox, request);
      await changePassword(sandbox, caller, body, {
        isOldPassword: (user) => isPasswordOf(request, body.username, user, body.oldPassword),
        source: readNetwork(request.ip),
        onChanged: (tx, user) => noteActivity(sandbox, tx, request, user, 'password-changed'),
      });
      return { message: authMessages.passwordChanged };
    },
  });

  const proofs = createProofs(sandbox, (request, user, password) => isPasswordOf(request, user.email, user, password));
  registerLoginRoutes(app, sandbox, isPasswordOf, limitLogin);
  registerEmailRoutes(app, sandbox);
  registerTwoFactorRoutes(app, sandbox, proofs, limitLogin);
  registerSessionRoutes(app, sandbox);
  registerRecoveryRoutes(app, sandbox);
  registerAccountRoutes(app, sandbox);
  registerPasskeyRoutes(app, sandbox, proofs, limitLogin);
  registerPasskeyLoginRoutes(app, sandbox);
  return { proofs, limitProofs: limitLogin };
}
