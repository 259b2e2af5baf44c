import { calls } from '@tessera/shared-contracts/api/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readNetwork } from '../http/addresses';
import { findCaller, requireSelf } from '../http/caller';
import { callRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createLimit, createRateLimit } from '../http/rateLimit';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { registerAccountRoutes } from './accountRoutes';
import { noteActivity } from './activity';
import { authMessages } from './auth.messages';
import { changePassword } from './changePassword';
import { codeOwner } from './codeOwner';
import { issueCode, redeemCode, tooManyCodes } from './codes';
import { type CodeSource, signedInPlayer } from './failedTries';
import { createGuesses } from './guesses';
import { challengeLifetimeMs, openLoginChallenge } from './loginChallenges';
import { padCode } from './padCode';
import { listPasskeys, registerPasskeyLoginRoutes, registerPasskeyRoutes } from './passkeys';
import { hashPassword, isPassword } from './passwords';
import { createProofs } from './proofs';
import { registerRecoveryRoutes } from './recoveryRoutes';
import { registerSessionRoutes } from './sessionRoutes';
import { signIn } from './signIn';
import { requiresSecondFactor } from './twoFactor';
import { registerTwoFactorRoutes } from './twoFactorRoutes';
import { addUser, findUserByEmail, findUserById, foldCase, type User } from './users';
import { checkLogin, checkRegistration } from './validation';

/** The eight calls of the auth service, and its extensions. */
export function registerAuthRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, now, outbox } = sandbox;
  const limitLogin = createRateLimit(config.rateLimits.login);
  const limitRegister = createRateLimit(config.rateLimits.register);
  const limitSendOtp = createRateLimit(config.rateLimits.sendOtp);
  const limitMails = createLimit(config.rateLimits.sendOtp);
  const guess = createGuesses();
  const isPasswordOf = async (request: FastifyRequest, name: string, user: User | undefined, password: string) => {
    const account = user?.id ?? (await foldCase(database, name));
    return guess({ account, network: readNetwork(request.ip) }, () => isPassword(password, user?.passwordHash));
  };
  const readSource = async (request: FastifyRequest, user: User | undefined): Promise<CodeSource> => {
    const caller = await findCaller(sandbox, request);
    return caller !== undefined && caller.id === user?.id ? signedInPlayer : readNetwork(request.ip);
  };

  callRoute(app, calls.login, {
    summary: 'Signs a player in; sets the session cookie too',
    isOpen: true,
    preHandler: limitLogin,
    handler: async ({ body, request, reply }) => {
      const broken = checkLogin(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const user = await findUserByEmail(database, body.email);
      const isRight = await isPasswordOf(request, body.email, user, body.password);
      if (user === undefined || !isRight) throw new HttpError(401, authMessages.invalidCredentials);
      if (await requiresSecondFactor(sandbox, user.id)) {
        const challengeId = await openLoginChallenge(sandbox, user);
        if (challengeId === undefined) throw new HttpError(401, authMessages.invalidCredentials);
        const hasPasskey = config.extensions.includes('passkeys') && (await listPasskeys(database, user.id)).length > 0;
        const expiresInSeconds = challengeLifetimeMs / 1000;
        return {
          message: authMessages.twoFactorRequired,
          twoFactorRequired: true,
          challengeId,
          hasPasskey,
          expiresInSeconds,
        };
      }
      return { message: authMessages.loggedIn, ...(await signIn(sandbox, { request, reply }, user, 'login')) };
    },
  });

  callRoute(app, calls.register, {
    summary: 'Adds a player and signs the player in',
    isOpen: true,
    preHandler: limitRegister,
    handler: async ({ body, request, reply }) => {
      const broken = checkRegistration(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const passwordHash = await hashPassword(body.password);
      const isEmailTaken = async () => (await findUserByEmail(database, body.email)) !== undefined;
      const newUser = {
        email: body.email,
        username: body.username,
        passwordHash,
        agreedToMarketing: body.agreeMarketing,
        referralCode: body.referralCode,
        at: now(),
      };
      const user = (await isEmailTaken()) ? undefined : await addUser(database, newUser);
      if (user === undefined) {
        throw new HttpError(409, (await isEmailTaken()) ? authMessages.emailTaken : authMessages.usernameTaken);
      }
      reply.code(201);
      return { message: authMessages.registered, ...(await signIn(sandbox, { request, reply }, user)) };
    },
  });

  callRoute(app, calls.profile, {
    summary: 'Reads the caller’s profile',
    handler: async ({ params, request }) => {
      const caller = await requireSelf(sandbox, request, params.userId ?? '');
      const user = await findUserById(database, caller.id);
      if (user === undefined) throw new HttpError(404, authMessages.noSuchPlayer);
      const { id, createdAt, ...rest } = describeProfile(user);
      return { _id: id, createdAt: createdAt.toISOString(), roles: ['user'], ...rest };
    },
  });

  callRoute(app, calls.sendOtp, {
    summary: 'Mails a code to verify the address',
    isOpen: true,
    preHandler: limitSendOtp,
    handler: async ({ body, request }) => {
      const user = await findUserByEmail(database, body.email);
      const source = await readSource(request, user);
      const userId = await codeOwner(sandbox, user, body.email);
      // Limited by account too, or many networks could flood a player with mail; the player's own requests are counted separately.
      limitMails(`${userId} ${source === signedInPlayer}`);
      const purpose = { purpose: 'email', userId, subject: '' } as const;
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
      const user = await findUserByEmail(database, body.email);
      const source = await readSource(request, user);
      const purpose = { purpose: 'email', userId: await codeOwner(sandbox, user, body.email), subject: '' } as const;
      const outcome = await database.transaction(async (tx) => {
        const result = await redeemCode(sandbox, tx, purpose, padCode(body.otp), source);
        if (result !== 'right') return result;
        // Guessed for an address that has no player: nothing to verify.
        if (user === undefined) return 'wrong';
        await tx.query('update users set email_verified = true where id = $1', [user.id]);
        return result;
      });
      if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
      if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
      return { message: authMessages.emailVerified };
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
  registerTwoFactorRoutes(app, sandbox, proofs, limitLogin);
  registerSessionRoutes(app, sandbox);
  registerRecoveryRoutes(app, sandbox);
  registerAccountRoutes(app, sandbox);
  registerPasskeyRoutes(app, sandbox, proofs, limitLogin);
  registerPasskeyLoginRoutes(app, sandbox);
}

const describeProfile = ({ passwordHash: _, ...profile }: User) => profile;
