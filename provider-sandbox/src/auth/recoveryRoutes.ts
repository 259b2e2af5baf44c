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
import { endNewFactors } from './newFactors';
import { hashPassword } from './passwords';
import { endOtherSessions } from './sessions';
import { findUserByEmail } from './users';
import { checkNewPassword } from './validation';

/** The calls of the extension `recovery`: a new password by mailed code. */
export function registerRecoveryRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, mailer, now } = sandbox;
  const limit = createRateLimit(config.rateLimits.sendOtp, now);
  const limitMails = createLimit(config.rateLimits.sendOtp, now);
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
        const code = await database.transaction((tx) => issueCode(sandbox, tx, purposeOf(user.id), source));
        await mailer.send({
          to: user.email,
          ...mailMessages.recoveryCode(code),
          code,
          sentAt: now().toISOString(),
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
      const { outcome, ended = [] } = await database.transaction(async (tx) => {
        const result = await redeemCode(sandbox, tx, purposeOf(user.id), body.code.trim(), readNetwork(request.ip));
        if (result !== 'right') return { outcome: result };
        await tx.query('update users set password_hash = $2 where id = $1', [user.id, passwordHash]);
        await endOtherSessions(tx, user.id, '', now());
        return { outcome: result, ended: body.endNewFactors ? await endNewFactors(tx, user.id, now()) : [] };
      });
      if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
      if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
      for (const kind of ['password-reset', ...ended] as const) await noteActivity(sandbox, request, user, kind);
      return { message: authMessages.passwordReset };
    },
    { preHandler: [limit] },
  );
}
