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

  callRoute(app, calls.enableTwoFactor, {
    summary: 'Begins the set-up of a second factor; with the extension two-factor, `proof` takes the password',
    preHandler: limitProofs,
    handler: async ({ body, request }) => {
      const caller = await requireSelf(sandbox, request, body.userId);
      const begun = hasExtension
        ? await withPassword(request, caller, body.proof, (tx) => beginTwoFactor(sandbox, tx, caller))
        : await beginTwoFactor(sandbox, database, caller);
      if (begun === undefined) throw new HttpError(409, authMessages.twoFactorOn);
      return begun;
    },
  });

  callRoute(app, calls.verifyTwoFactor, {
    summary: 'Takes a code of the authenticator; sent as a number, padded to 6 digits',
    handler: async ({ body, request }) => {
      const caller = await requireSelf(sandbox, request, body.userId);
      const { outcome, recoveryCodes } = await verifyTwoFactor(sandbox, caller, padCode(body.token), (tx) =>
        noteActivity(sandbox, tx, request, caller, 'two-factor-enabled'),
      );
      requireRight(outcome, { success: false });
      const codes = hasExtension && recoveryCodes ? { recoveryCodes: [...recoveryCodes] } : {};
      return { success: true, message: authMessages.twoFactorEnabled, ...codes };
    },
  });

  extensionRoute(app, sandbox, readTwoFactor, {
    summary:
      'Reads whether the caller has a second factor, how many recovery codes are left, and which proof changes take',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      return {
        enabled: await hasTwoFactor(database, caller.id),
        recoveryCodesLeft: await countRecoveryCodes(database, caller.id),
        proof: await readProofKind(sandbox, caller),
      };
    },
  });

  extensionRoute(app, sandbox, disableTwoFactor, {
    summary:
      'Switches the second factor off; takes a code of the authenticator or a recovery code, and the password if it is younger than the session',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      await withSecondFactor(request, caller, body, async (tx) => {
        await removeTwoFactor(sandbox, tx, caller.id);
        await noteActivity(sandbox, tx, request, caller, 'two-factor-disabled');
      });
      return { message: authMessages.twoFactorDisabled };
    },
  });

  extensionRoute(app, sandbox, newRecoveryCodes, {
    summary: 'Replaces the caller’s recovery codes; takes what switching off takes',
    preHandler: limitProofs,
    handler: async ({ body, params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const recoveryCodes = await withSecondFactor(request, caller, body, async (tx) => {
        await noteActivity(sandbox, tx, request, caller, 'recovery-codes-replaced');
        return replaceRecoveryCodes(sandbox, tx, caller.id);
      });
      return { recoveryCodes };
    },
  });

  extensionRoute(app, sandbox, verifyLogin, {
    summary: 'Finishes a login with the second factor; takes a code of the authenticator or a recovery code',
    isOpen: true,
    preHandler: createRateLimit(config.rateLimits.login),
    handler: async ({ body, request, reply }) => {
      const { outcome, user } = await takeLoginChallenge(sandbox, request, body.challengeId, body.token);
      if (outcome === 'over') throw new HttpError(410, authMessages.loginOver);
      requireRight(outcome);
      if (user === undefined) throw new HttpError(410, authMessages.loginOver);
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
  });
}
