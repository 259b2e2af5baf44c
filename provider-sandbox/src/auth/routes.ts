import { calls } from '@tessera/shared-contracts/api/schema';
import { logout } from '@tessera/shared-contracts/extensions/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readNetwork } from '../http/addresses';
import { clearSessionCookie, findCaller, requireCaller, requireSelf, setSessionCookie } from '../http/caller';
import { callRoute, extensionRoute } from '../http/callRoute';
import { HttpError } from '../http/httpError';
import { createLimit, createRateLimit } from '../http/rateLimit';
import { mailMessages } from '../mail';
import type { Sandbox } from '../sandbox';
import { authMessages } from './auth.messages';
import { changePassword } from './changePassword';
import { type CodeSource, issueCode, redeemCode, signedInPlayer } from './codes';
import { createGuesses } from './guesses';
import { hashPassword, isPassword } from './passwords';
import { endSession, openSession } from './sessions';
import { beginTwoFactor, verifyTwoFactor } from './twoFactor';
import { addUser, findUserByEmail, findUserById, type User } from './users';
import { checkLogin, checkRegistration } from './validation';

const describeUser = ({ id, username, email, kycStatus, displayName }: User) => ({
  id,
  username,
  email,
  kycStatus,
  displayName,
});
const padCode = (code: number) => String(code).padStart(6, '0');

/** The eight calls of the auth service, and its extensions. */
export function registerAuthRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, config, now } = sandbox;
  const limitLogin = createRateLimit(config.rateLimits.login, now);
  const limitRegister = createRateLimit(config.rateLimits.register, now);
  const limitSendOtp = createRateLimit(config.rateLimits.sendOtp, now);
  const limitMails = createLimit(config.rateLimits.sendOtp, now);
  const guess = createGuesses(now);
  const isPasswordOf = (request: FastifyRequest, name: string, user: User | undefined, password: string) =>
    guess({ account: user?.id ?? name.toLowerCase(), network: readNetwork(request.ip) }, () =>
      isPassword(password, user?.passwordHash),
    );
  const readSource = async (request: FastifyRequest, user: User | undefined): Promise<CodeSource> => {
    const caller = await findCaller(sandbox, request);
    return caller !== undefined && caller.id === user?.id ? signedInPlayer : readNetwork(request.ip);
  };

  callRoute(
    app,
    calls.login,
    async ({ body, request, reply }) => {
      const broken = checkLogin(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const user = await findUserByEmail(database, body.email);
      const isRight = await isPasswordOf(request, body.email, user, body.password);
      if (user === undefined || !isRight) throw new HttpError(401, authMessages.invalidCredentials);
      const session = await openSession(sandbox, user.id);
      setSessionCookie(sandbox, reply, session);
      return { message: authMessages.loggedIn, token: session.token, user: describeUser(user) };
    },
    { preHandler: [limitLogin] },
  );

  callRoute(
    app,
    calls.register,
    async ({ body, reply }) => {
      const broken = checkRegistration(body);
      if (broken !== undefined) throw new HttpError(400, broken);
      const passwordHash = await hashPassword(body.password);
      const user = await addUser(database, {
        email: body.email,
        username: body.username,
        passwordHash,
        agreedToMarketing: body.agreeMarketing,
        referralCode: body.referralCode,
        at: now(),
      });
      if (user === undefined) {
        const isEmailTaken = (await findUserByEmail(database, body.email)) !== undefined;
        throw new HttpError(409, isEmailTaken ? authMessages.emailTaken : authMessages.usernameTaken);
      }
      const session = await openSession(sandbox, user.id);
      setSessionCookie(sandbox, reply, session);
      reply.code(201);
      return { message: authMessages.registered, token: session.token, user: describeUser(user) };
    },
    { preHandler: [limitRegister] },
  );

  callRoute(app, calls.profile, async ({ params, request }) => {
    const caller = await requireSelf(sandbox, request, params.userId ?? '');
    const user = await findUserById(database, caller.id);
    if (user === undefined) throw new HttpError(404, 'There is no such player.');
    const { id, createdAt, ...rest } = describeProfile(user);
    return { _id: id, createdAt: createdAt.toISOString(), roles: ['user'], ...rest };
  });

  callRoute(
    app,
    calls.sendOtp,
    async ({ body, request }) => {
      const user = await findUserByEmail(database, body.email);
      const source = await readSource(request, user);
      // By account too, or many networks could flood a player with mail; the player's own requests count apart.
      limitMails(`${user?.id ?? body.email.toLowerCase()} ${source === signedInPlayer}`);
      // Whether somebody has an account is not told: the answer is the same, and a letter goes out only where one is.
      if (user !== undefined) {
        const purpose = { purpose: 'email', userId: user.id, subject: '' } as const;
        const code = await database.transaction((tx) => issueCode(sandbox, tx, purpose, source));
        await sandbox.mailer.send({
          to: user.email,
          ...mailMessages.emailCode(code),
          code,
          sentAt: now().toISOString(),
        });
      }
      return { message: authMessages.codeSent };
    },
    { preHandler: [limitSendOtp] },
  );

  callRoute(app, calls.verifyEmail, async ({ body, request }) => {
    const user = await findUserByEmail(database, body.email);
    if (user === undefined) throw new HttpError(400, authMessages.invalidOtp);
    const source = await readSource(request, user);
    const outcome = await database.transaction(async (tx) => {
      const result = await redeemCode(
        sandbox,
        tx,
        { purpose: 'email', userId: user.id, subject: '' },
        padCode(body.otp),
        source,
      );
      if (result === 'right') await tx.query('update users set email_verified = true where id = $1', [user.id]);
      return result;
    });
    if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries);
    if (outcome === 'wrong') throw new HttpError(400, authMessages.invalidOtp);
    return { message: authMessages.emailVerified };
  });

  callRoute(
    app,
    calls.changePassword,
    async ({ body, request }) => {
      const caller = await findCaller(sandbox, request);
      await changePassword(sandbox, caller, body, (user) =>
        isPasswordOf(request, body.username, user, body.oldPassword),
      );
      return { message: authMessages.passwordChanged };
    },
    { preHandler: [limitLogin] },
  );

  callRoute(app, calls.enableTwoFactor, async ({ body, request }) =>
    beginTwoFactor(sandbox, await requireSelf(sandbox, request, body.userId)),
  );

  callRoute(app, calls.verifyTwoFactor, async ({ body, request }) => {
    const caller = await requireSelf(sandbox, request, body.userId);
    const outcome = await verifyTwoFactor(sandbox, caller, padCode(body.token));
    if (outcome === 'too-many-tries') throw new HttpError(429, authMessages.tooManyTries, { success: false });
    if (outcome === 'not-started') throw new HttpError(400, authMessages.twoFactorNotStarted, { success: false });
    if (outcome === 'wrong') throw new HttpError(400, authMessages.twoFactorInvalid, { success: false });
    return { success: true, message: authMessages.twoFactorEnabled };
  });

  extensionRoute(app, sandbox, logout, async ({ request, reply }) => {
    const { sessionHash } = await requireCaller(sandbox, request);
    await endSession(database, sessionHash, now());
    clearSessionCookie(sandbox, reply);
    return { message: authMessages.loggedOut };
  });
}

const describeProfile = ({ passwordHash: _, ...profile }: User) => profile;
