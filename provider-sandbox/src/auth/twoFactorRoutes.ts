import { calls } from '@tessera/shared-contracts/api/schema';
import {
  disableTwoFactor,
  newRecoveryCodes,
  readTwoFactor,
  verifyLogin,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { readNetwork } from '../http/addresses';
import { requireSelf } from '../http/caller';
import { callRoute, extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createRateLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { takeLoginChallenge } from './loginChallenges';
import { type Proofs, readProofKind, requireRight } from './proofs';
import { countRecoveryCodes, isRecoveryCode, replaceRecoveryCodes } from './recoveryCodes';
import { signIn } from './signIn';
import { beginTwoFactor, hasTwoFactor, removeTwoFactor, verifyTwoFactor } from './twoFactor';
import { findUserById } from './users';

const padCode = (code: number) => String(code).padStart(6, '0');

/**
 * The calls of the second factor: the set-up of the specification, and those of the extension.
 *
 * @param limitProofs limits the calls that take a password
 */
export function registerTwoFactorRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { requirePassword, withSecondFactor }: Proofs,
  limitProofs: preHandlerAsyncHookHandler,
): void {
  const { database, config, now } = sandbox;
  const hasExtension = config.extensions.includes('two-factor');
  const limited = { preHandler: [limitProofs] };

  callRoute(
    app,
    calls.enableTwoFactor,
    async ({ body, request }) => {
      const caller = await requireSelf(sandbox, request, body.userId);
      if (hasExtension) await requirePassword(request, caller, body.proof);
      const begun = await beginTwoFactor(sandbox, caller);
      if (begun === undefined) throw new HttpError(409, authMessages.twoFactorOn);
      return begun;
    },
    limited,
  );

  callRoute(app, calls.verifyTwoFactor, async ({ body, request }) => {
    const caller = await requireSelf(sandbox, request, body.userId);
    const { outcome, recoveryCodes } = await verifyTwoFactor(sandbox, caller, padCode(body.token));
    requireRight(outcome, { success: false });
    if (recoveryCodes) await noteActivity(sandbox, request, caller, 'two-factor-enabled');
    const codes = hasExtension && recoveryCodes ? { recoveryCodes: [...recoveryCodes] } : {};
    return { success: true, message: authMessages.twoFactorEnabled, ...codes };
  });

  extensionRoute(app, sandbox, readTwoFactor, async ({ params, request }) => {
    const caller = await requireSelf(sandbox, request, params.userId ?? '');
    return {
      enabled: await hasTwoFactor(database, caller.id),
      recoveryCodesLeft: await countRecoveryCodes(database, caller.id),
      proof: await readProofKind(sandbox, caller),
    };
  });

  extensionRoute(
    app,
    sandbox,
    disableTwoFactor,
    async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await withSecondFactor(request, caller, body, (tx) => removeTwoFactor(tx, caller.id));
      await noteActivity(sandbox, request, caller, 'two-factor-disabled');
      return { message: authMessages.twoFactorDisabled };
    },
    limited,
  );

  extensionRoute(
    app,
    sandbox,
    newRecoveryCodes,
    async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const recoveryCodes = await withSecondFactor(request, caller, body, (tx) =>
        replaceRecoveryCodes(sandbox, tx, caller.id),
      );
      await noteActivity(sandbox, request, caller, 'recovery-codes-replaced');
      return { recoveryCodes };
    },
    limited,
  );

  extensionRoute(
    app,
    sandbox,
    verifyLogin,
    async ({ body, request, reply }) => {
      const source = readNetwork(request.ip);
      const { outcome, userId = '' } = await takeLoginChallenge(sandbox, body.challengeId, body.token, source);
      if (outcome === 'over') throw new HttpError(410, authMessages.loginOver);
      requireRight(outcome);
      const user = await findUserById(database, userId);
      if (user === undefined) throw new HttpError(410, authMessages.loginOver);
      if (isRecoveryCode(body.token)) await noteActivity(sandbox, request, user, 'recovery-code-used');
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
    { preHandler: [createRateLimit(config.rateLimits.login, now)] },
  );
}
