import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readNetwork } from '../http/addresses';
import { findCaller } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createLimit, createRateLimit } from '../http/rateLimit';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { codeOwner } from './codeOwner';
import { issueCode, redeemCode, tooManyCodes } from './codes';
import { signedInPlayer } from './failedTries';
import { padCode } from './padCode';
import { findUserByEmail } from './users';

/** The calls that verify an e-mail address. */
export function registerEmailRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, outbox } = sandbox;
  const limitMails = createLimit(config.rateLimits.sendOtp);

  /** The player with an address, if there is one, whose codes these are, and who asks. */
  async function readRequest(request: FastifyRequest, email: string) {
    const user = await findUserByEmail(database, email);
    const caller = await findCaller(sandbox, request);
    const isOwn = caller !== undefined && caller.id === user?.id;
    const purpose = { purpose: 'email', userId: await codeOwner(sandbox, user, email), subject: '' } as const;
    return { user, purpose, source: isOwn ? signedInPlayer : readNetwork(request.ip) };
  }

  callRoute(app, calls.sendOtp, {
    summary: 'Mails a code to verify the address',
    isOpen: true,
    preHandler: createRateLimit(config.rateLimits.sendOtp),
    handler: async ({ body, request }) => {
      const { user, purpose, source } = await readRequest(request, body.email);
      // Limited by account too, or many networks could flood a player with mail; the player's own requests are counted separately.
      limitMails(`${purpose.userId} ${source === signedInPlayer}`);
      await database.transaction(async (tx) => {
        const code = await issueCode(sandbox, tx, purpose, source);
        // Only the player may know that no more mail is sent.
        if (code === undefined && source === signedInPlayer) throw tooManyCodes();
        if (code === undefined || user === undefined) return;
        await outbox.add(tx, { to: user.email, ...mailMessages.emailCode(code), code });
      });
      return { message: authMessages.codeSent, expiresInSeconds: config.codeLifetimeMs / 1000 };
    },
  });

  callRoute(app, calls.verifyEmail, {
    summary: 'Takes the code that was mailed; sent as an integer, padded to 6 digits',
    isOpen: true,
    handler: async ({ body, request }) => {
      const { user, purpose, source } = await readRequest(request, body.email);
      const outcome = await database.transaction(async (tx) => {
        const result = await redeemCode(sandbox, tx, purpose, padCode(body.otp), source);
        if (result !== 'right') return result;
        // Guessed for an address that has no player: nothing to verify.
        if (user === undefined) return 'wrong';
        await tx.query('update users set email_verified = true where id = $1', [user.id]);
        await noteActivity(sandbox, tx, request, user, 'email-verified');
        return result;
      });
      if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
      if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
      return { message: authMessages.emailVerified };
    },
  });
}
