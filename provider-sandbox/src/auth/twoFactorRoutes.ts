import { calls } from '@tessera/shared-contracts/api/schema';
import {
  disableTwoFactor,
  newRecoveryCodes,
  readTwoFactor,
  verifyLogin,
} from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../database';
import { requireSelf } from '../http/caller';
import { callRoute, extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createRateLimit } from '../http/rateLimit';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { signedInPlayer } from './failedTries';
import { takeLoginChallenge } from './loginChallenges';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import type { SessionUser } from './sessions';
import { signIn } from './signIn';
import {
  beginTwoFactor,
  type CodeOutcome,
  hasTwoFactor,
  removeTwoFactor,
  takeSecondFactor,
  verifyTwoFactor,
} from './twoFactor';
import { findUserById } from './users';

const padCode = (code: number) => String(code).padStart(6, '0');

/** @throws HttpError unless the code was right */
export function requireRight(outcome: CodeOutcome, details?: Readonly<Record<string, unknown>>): void {
  if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries, details);
  if (outcome === 'not-started') throw new HttpError(400, authMessages.twoFactorNotStarted, details);
  if (outcome === 'wrong') throw new HttpError(400, authMessages.twoFactorInvalid, details);
}

/** The calls of the second factor: the set-up of the specification, and those of the extension. */
export function registerTwoFactorRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config } = sandbox;
  const hasExtension = config.extensions.includes('two-factor');
  /** Runs an action that requires a code of the caller's second factor. */
  const withCode = async <Result>(
    caller: SessionUser,
    code: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> => {
    const { outcome, result } = await database.transaction(async (tx) => {
      const taken = await takeSecondFactor(sandbox, tx, caller, code, signedInPlayer);
      return taken === 'right' ? { outcome: taken, result: await work(tx) } : { outcome: taken, result: undefined };
    });
    requireRight(outcome);
    return result as Result;
  };

  callRoute(app, calls.enableTwoFactor, async ({ body, request }) => {
    const caller = await requireSelf(sandbox, request, body.userId);
    if (hasExtension && (await hasTwoFactor(database, caller.id))) throw new HttpError(409, authMessages.twoFactorOn);
    return beginTwoFactor(sandbox, caller);
  });

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
    };
  });

  extensionRoute(app, sandbox, disableTwoFactor, async ({ body, params, request }) => {
    const caller = await requireSelf(sandbox, request, params.userId ?? '');
    await withCode(caller, body.token, async (tx) => {
      await removeTwoFactor(tx, caller.id);
      await noteActivity(sandbox, tx, request, caller, 'two-factor-disabled');
    });
    return { message: authMessages.twoFactorDisabled };
  });

  extensionRoute(app, sandbox, newRecoveryCodes, async ({ body, params, request }) => {
    const caller = await requireSelf(sandbox, request, params.userId ?? '');
    const recoveryCodes = await withCode(caller, body.token, async (tx) => {
      await noteActivity(sandbox, tx, request, caller, 'recovery-codes-replaced');
      return replaceRecoveryCodes(sandbox, tx, caller.id);
    });
    return { recoveryCodes };
  });

  extensionRoute(
    app,
    sandbox,
    verifyLogin,
    async ({ body, request, reply }) => {
      const { outcome, userId = '' } = await takeLoginChallenge(sandbox, request, body.challengeId, body.token);
      if (outcome === 'over') throw new HttpError(410, authMessages.loginOver);
      requireRight(outcome);
      const user = await findUserById(database, userId);
      if (user === undefined) throw new HttpError(410, authMessages.loginOver);
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
    { preHandler: [createRateLimit(config.rateLimits.login)] },
  );
}
