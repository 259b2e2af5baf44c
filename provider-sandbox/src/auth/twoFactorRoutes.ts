import { calls } from '@tessera/shared-contracts/api/schema';
import {
  disableTwoFactor,
  newRecoveryCodes,
  readTwoFactor,
  verifyLogin,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { requireSelf } from '../http/caller';
import { callRoute, extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createRateLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { takeLoginChallenge } from './loginChallenges';
import { padCode } from './padCode';
import { type Proofs, readProofKind, requireRight } from './proofs';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import { signIn } from './signIn';
import { beginTwoFactor, hasTwoFactor, removeTwoFactor, verifyTwoFactor } from './twoFactor';

/**
 * The calls of the second factor: the set-up of spec §7, and those of the extension.
 *
 * @param limitProofs limits the calls that take a password
 */
export function registerTwoFactorRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { withPassword, withSecondFactor }: Proofs,
  limitProofs: preHandlerAsyncHookHandler,
): void {
  const { database, config } = sandbox;
  const hasExtension = config.extensions.includes('two-factor');
  const limited = { preHandler: [limitProofs] };

  callRoute(
    app,
    calls.enableTwoFactor,
    async ({ body, request }) => {
      const caller = await requireSelf(sandbox, request, body.userId);
      const begun = hasExtension
        ? await withPassword(request, caller, body.proof, (tx) => beginTwoFactor(sandbox, tx, caller))
        : await beginTwoFactor(sandbox, database, caller);
      if (begun === undefined) throw new HttpError(409, authMessages.twoFactorOn);
      return begun;
    },
    limited,
  );

  callRoute(app, calls.verifyTwoFactor, async ({ body, request }) => {
    const caller = await requireSelf(sandbox, request, body.userId);
    const { outcome, recoveryCodes } = await verifyTwoFactor(sandbox, caller, padCode(body.token), (tx) =>
      noteActivity(sandbox, tx, request, caller, 'two-factor-enabled'),
    );
    requireRight(outcome, { success: false });
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
      await withSecondFactor(request, caller, body, async (tx) => {
        await removeTwoFactor(tx, caller.id);
        await noteActivity(sandbox, tx, request, caller, 'two-factor-disabled');
      });
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
      const recoveryCodes = await withSecondFactor(request, caller, body, async (tx) => {
        await noteActivity(sandbox, tx, request, caller, 'recovery-codes-replaced');
        return replaceRecoveryCodes(sandbox, tx, caller.id);
      });
      return { recoveryCodes };
    },
    limited,
  );

  extensionRoute(
    app,
    sandbox,
    verifyLogin,
    async ({ body, request, reply }) => {
      const { outcome, user } = await takeLoginChallenge(sandbox, request, body.challengeId, body.token);
      if (outcome === 'over') throw new HttpError(410, authMessages.loginOver);
      requireRight(outcome);
      if (user === undefined) throw new HttpError(410, authMessages.loginOver);
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
    { preHandler: [createRateLimit(config.rateLimits.login)] },
  );
}
