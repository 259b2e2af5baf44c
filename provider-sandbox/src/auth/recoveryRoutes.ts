import { forgotPassword, resetPassword } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance } from 'fastify';
import { readNetwork } from '../http/addresses';
import { extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createLimit, createRateLimit } from '../http/rateLimit';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { codeOwner } from './codeOwner';
import { issueCode, redeemCode } from './codes';
import { endNewFactors } from './newFactors';
import { hashPassword } from './passwords';
import { replacePassword } from './replacePassword';
import { findUserByEmail, type User } from './users';
import { checkNewPassword } from './validation';

/** The calls of the extension `recovery`: a new password by mailed code. */
export function registerRecoveryRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, outbox } = sandbox;
  const limit = createRateLimit(config.rateLimits.sendOtp);
  const limitMails = createLimit(config.rateLimits.sendOtp);
  const purposeOf = async (user: User | undefined, email: string) =>
    ({ purpose: 'recovery', userId: await codeOwner(sandbox, user, email), subject: '' }) as const;

  extensionRoute(app, sandbox, forgotPassword, {
    summary: 'Mails a code to reset the password, where there is an account; answers alike for every address',
    isOpen: true,
    preHandler: limit,
    handler: async ({ body, request }) => {
      const user = await findUserByEmail(database, body.email);
      const purpose = await purposeOf(user, body.email);
      limitMails(purpose.userId);
      const source = readNetwork(request.ip);
      await database.transaction(async (tx) => {
        const code = await issueCode(sandbox, tx, purpose, source);
        if (code === undefined || user === undefined) return;
        await outbox.add(tx, { to: user.email, ...mailMessages.recoveryCode(code), code });
      });
      return { message: authMessages.recoveryMailed };
    },
  });

  extensionRoute(app, sandbox, resetPassword, {
    summary:
      'Sets a new password with the mailed code, and ends all sessions; on request removes second factors of the last day, too',
    isOpen: true,
    preHandler: limit,
    handler: async ({ body, request }) => {
      const broken = checkNewPassword(body.newPassword);
      if (broken !== undefined) throw new HttpError(400, broken);
      const user = await findUserByEmail(database, body.email);
      const passwordHash = await hashPassword(body.newPassword);
      const purpose = await purposeOf(user, body.email);
      const outcome = await database.transaction(async (tx) => {
        const result = await redeemCode(sandbox, tx, purpose, body.code, readNetwork(request.ip));
        if (result !== 'right') return result;
        if (user === undefined) return 'wrong';
        await replacePassword(sandbox, tx, user.id, { passwordHash });
        const ended = body.endNewFactors ? await endNewFactors(sandbox, tx, user.id) : [];
        for (const kind of ['password-reset', ...ended] as const) await noteActivity(sandbox, tx, request, user, kind);
        return result;
      });
      if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
      if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
      return { message: authMessages.passwordReset };
    },
  });
}
