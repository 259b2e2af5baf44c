import { boolean, exactOptional, looseObject, object, optional, string } from 'valibot';
import { codeText, serverMessageText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';

const answer = looseObject({ message: optional(serverMessageText) });

/** `POST …/auth/forgot-password`: mails a code. The response is the same for every address. */
export const forgotPassword = {
  id: 'forgotPassword',
  extension: 'recovery',
  method: 'POST',
  path: '/auth-service/api/auth/forgot-password',
  hasBearer: false,
  isPublic: true,
  body: object({ email: string() }),
  answer,
  fallbackMessage: 'The recovery mail could not be sent. Please try again.',
} as const satisfies ExtensionCall;

/**
 * `POST …/auth/reset-password`: accepts the mailed code and ends all sessions. With `endNewFactors`, a second factor and passkeys
 * that were added within the last day are removed: somebody else may have added them.
 */
export const resetPassword = {
  id: 'resetPassword',
  extension: 'recovery',
  method: 'POST',
  path: '/auth-service/api/auth/reset-password',
  hasBearer: false,
  isPublic: true,
  body: object({ email: string(), code: codeText, newPassword: string(), endNewFactors: exactOptional(boolean()) }),
  answer,
  fallbackMessage: 'The password could not be reset. Please try again.',
} as const satisfies ExtensionCall;
