import { type InferOutput, looseObject } from 'valibot';
import { rows } from '../../api/rows';
import { optionalText, text, visibleText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';

/** An event of an account; `createdAt` is ISO 8601, and `kind` one of `activityKinds` or a later one. */
export const activityRowSchema = looseObject({
  id: visibleText,
  kind: visibleText,
  createdAt: text,
  browser: optionalText,
  system: optionalText,
});
/** See {@link activityRowSchema}. */
export type ActivityRow = InferOutput<typeof activityRowSchema>;

/** Kinds of events: logins, changes of the account's security, and withdrawals. */
export const activityKinds = [
  'login',
  'logout',
  'email-verified',
  'password-changed',
  'password-reset',
  'two-factor-enabled',
  'two-factor-disabled',
  'two-factor-guessed',
  'recovery-code-used',
  'recovery-codes-replaced',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'sessions-ended',
  'withdrawal-submitted',
  'address-added',
  'address-removed',
  'book-only-off',
] as const;
/** See {@link activityKinds}. */
export type ActivityKind = (typeof activityKinds)[number];

/** `GET …/{userId}/activity`: the last twenty events, newest first. */
export const readActivity = {
  id: 'readActivity',
  extension: 'activity',
  method: 'GET',
  path: '/auth-service/api/auth/{userId}/activity',
  hasBearer: true,
  body: undefined,
  answer: looseObject({ events: rows(activityRowSchema) }),
  fallbackMessage: 'Your account’s activity could not be loaded.',
} as const satisfies ExtensionCall;
