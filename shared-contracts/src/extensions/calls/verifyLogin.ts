import { object, string } from 'valibot';
import { loginAnswerSchema } from '../../api/calls/auth';
import { messages } from '../../api/messages';
import { codeText } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';

/** `POST …/auth/login/verify`: completes a login that requires the second factor. */
export const verifyLogin = {
  id: 'verifyLogin',
  extension: 'two-factor',
  method: 'POST',
  path: '/auth-service/api/auth/login/verify',
  hasBearer: false,
  isPublic: true,
  body: object({ challengeId: string(), token: codeText }),
  answer: loginAnswerSchema,
  fallbackMessage: messages.twoFactorVerifyFailed,
} as const satisfies ExtensionCall;
