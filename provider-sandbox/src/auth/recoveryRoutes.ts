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
import { issueCode, redeemCode } from './codes';
import { hashPassword } from './passwords';
import { endOtherSessions } from './sessions';
import { findUserByEmail } from './users';
import { checkNewPassword } from './validation';

/** The calls of the extension `recovery`: a new password by mailed code. */
export function registerRecoveryRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, outbox, now } = sandbox;
  const limit = createRateLimit(config.rateLimits.sendOtp);
  const limitMails = createLimit(config.rateLimits.sendOtp);
  const purposeOf = (userId: string) => ({ purpose: 'recovery', userId, subject: '' }) as const;

  extensionRoute(
    app,
    sandbox,
    forgotPassword,
    async ({ body, request }) => {
      const user = await findUserByEmail(database, body.email);
      limitMails(user?.id ?? body.email.toLowerCase());
      if (user !== undefined) {
        const source = readNetwork(request.ip);
        await database.transaction(async (tx) => {
          const code = await issueCode(sandbox, tx, purposeOf(user.id), source);
          if (code !== undefined) await outbox.add(tx, { to: user.email, ...mailMessages.recoveryCode(code), code });
        });
      }
      return { message: authMessages.recoveryMailed };
    },
    { preHandler: [limit] },
  );

  extensionRoute(
    app,
    sandbox,
    resetPassword,
    async ({ body, request }) => {
      const broken = checkNewPassword(body.newPassword);
      if (broken !== undefined) throw new HttpError(400, broken);
      const user = await findUserByEmail(database, body.email);
      if (user === undefined) throw new HttpError(400, authMessages.invalidOtp);
      const passwordHash = await hashPassword(body.newPassword);
      const outcome = await database.transaction(async (tx) => {
        const result = await redeemCode(sandbox, tx, purposeOf(user.id), body.code.trim(), readNetwork(request.ip));
        if (result === 'right') {
          await tx.query('update users set password_hash = $2 where id = $1', [user.id, passwordHash]);
          await endOtherSessions(tx, user.id, '', now());
          await noteActivity(sandbox, tx, request, user, 'password-reset');
        }
        return result;
      });
      if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
      if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
      return { message: authMessages.passwordReset };
    },
    { preHandler: [limit] },
  );
}
