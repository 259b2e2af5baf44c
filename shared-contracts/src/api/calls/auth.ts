import {
  array,
  boolean,
  exactOptional,
  fallback,
  type InferOutput,
  integer,
  looseObject,
  minLength,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import type { CallDefinition } from '../callDefinition';
import { messages } from '../messages';
import { secondsSchema } from '../seconds';
import { codeText, optionalText, serverMessageText, text, visibleText } from '../text';

const messageAnswer = looseObject({ message: optional(serverMessageText) });

/** The user record of login and register (spec §3 Login response). */
export const loginUserSchema = looseObject({
  id: visibleText,
  username: text,
  email: text,
  kycStatus: optionalText,
  displayName: optionalText,
});

/** Answer of login and register; both may lack token and user (spec §8 Auth). */
export const loginAnswerSchema = looseObject({
  message: optional(serverMessageText),
  token: optional(text),
  user: optional(loginUserSchema),
  /** Extension `two-factor`: the password was right, and `verifyLogin` finishes the login with a code. */
  twoFactorRequired: optional(boolean()),
  challengeId: optional(text),
  /** How long `verifyLogin` can finish it, where the provider tells. */
  expiresInSeconds: secondsSchema,
  /** Extension `passkeys`: a passkey can finish it, too. */
  hasPasskey: optional(boolean()),
});
/** See {@link loginAnswerSchema}. */
export type LoginAnswer = InferOutput<typeof loginAnswerSchema>;

/** Answer of the profile call (spec §3 Profile response). `createdAt` is ISO 8601. */
export const profileSchema = looseObject({
  _id: visibleText,
  username: text,
  email: text,
  createdAt: text,
  displayName: optionalText,
  kycStatus: optionalText,
  emailVerified: fallback(optional(boolean()), undefined),
});
/** See {@link profileSchema}. */
export type Profile = InferOutput<typeof profileSchema>;

/** Answer of enable-2fa: `qr` is a data URI or raw base64 PNG (spec §3 Two-factor setup response). */
export const twoFactorSetupSchema = looseObject({
  qr: optional(text),
  qrCodeUrl: optional(text),
  secret: text,
});
/** See {@link twoFactorSetupSchema}. */
export type TwoFactorSetup = InferOutput<typeof twoFactorSetupSchema>;

/** `POST …/auth/login`. */
export const login = {
  id: 'login',
  method: 'POST',
  path: '/auth-service/api/auth/login',
  hasBearer: false,
  isPublic: true,
  body: object({ email: string(), password: string() }),
  answer: loginAnswerSchema,
  fallbackMessage: messages.loginFailed,
  refusalMessage: messages.invalidCredentials,
} as const satisfies CallDefinition;

/** `POST …/auth/register`. */
export const register = {
  id: 'register',
  method: 'POST',
  path: '/auth-service/api/auth/register',
  hasBearer: false,
  isPublic: true,
  body: object({
    email: string(),
    username: string(),
    password: string(),
    confirmPassword: string(),
    agreeTerms: boolean(),
    agreeMarketing: boolean(),
    referralCode: string(),
  }),
  answer: loginAnswerSchema,
  fallbackMessage: messages.signupFailed,
} as const satisfies CallDefinition;

/** `GET …/auth/profile/{userId}`. */
export const profile = {
  id: 'profile',
  method: 'GET',
  path: '/auth-service/api/auth/profile/{userId}',
  hasBearer: true,
  body: undefined,
  answer: profileSchema,
  fallbackMessage: messages.profileFailed,
} as const satisfies CallDefinition;

/** `POST …/auth/verify-email`. The code is sent as an integer, so a leading 0 is lost and the provider pads it to 6 digits. */
export const verifyEmail = {
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth-service/api/auth/verify-email',
  hasBearer: false,
  body: object({ email: string(), otp: pipe(number(), integer()) }),
  answer: messageAnswer,
  fallbackMessage: messages.twoFactorVerifyFailed,
  refusalMessage: messages.invalidOtp,
} as const satisfies CallDefinition;

/** `POST …/auth/send-otp`. A provider may add how long the code is good for. */
export const sendOtp = {
  id: 'sendOtp',
  method: 'POST',
  path: '/auth-service/api/auth/send-otp',
  hasBearer: false,
  body: object({ email: string() }),
  answer: looseObject({ ...messageAnswer.entries, expiresInSeconds: secondsSchema }),
  fallbackMessage: messages.sendVerificationFailed,
} as const satisfies CallDefinition;

/**
 * `POST …/auth/change-password`. Its failures carry `error` instead of `message`. Extension `two-factor`: without a session, a
 * player with a second factor also sends a code of it as `token`; a refusal then has `twoFactorRequired`.
 */
export const changePassword = {
  id: 'changePassword',
  method: 'POST',
  path: '/auth-service/api/auth/change-password',
  hasBearer: false,
  body: object({ username: string(), oldPassword: string(), newPassword: string(), token: exactOptional(codeText) }),
  answer: messageAnswer,
  fallbackMessage: messages.changePasswordFailed,
  failureField: 'error',
} as const satisfies CallDefinition;

/** `POST …/auth/enable-2fa`: starts the set-up of a second factor. Extension `two-factor`: `proof` takes the password. */
export const enableTwoFactor = {
  id: 'enableTwoFactor',
  method: 'POST',
  path: '/auth-service/api/auth/enable-2fa',
  hasBearer: false,
  body: object({ userId: pipe(string(), minLength(1)), proof: exactOptional(string()) }),
  answer: twoFactorSetupSchema,
  fallbackMessage: messages.twoFactorSetupFailed,
} as const satisfies CallDefinition;

/** `POST …/auth/verify-2fa`. `success: false` means an invalid code. The code is sent as a number. */
export const verifyTwoFactor = {
  id: 'verifyTwoFactor',
  method: 'POST',
  path: '/auth-service/api/auth/verify-2fa',
  hasBearer: false,
  body: object({ userId: pipe(string(), minLength(1)), token: pipe(number(), integer()) }),
  answer: looseObject({
    success: boolean(),
    message: optional(serverMessageText),
    /** Extension `two-factor`: the recovery codes of a second factor that is on from now on; no other answer has them. */
    recoveryCodes: optional(array(visibleText)),
  }),
  fallbackMessage: messages.twoFactorVerifyFailed,
} as const satisfies CallDefinition;
