import { looseObject, optional } from 'valibot';
import { text } from '../../api/text';
import type { ExtensionCall } from '../extensionCall';

/** `POST …/logout`: ends the session of the bearer token, and removes the session cookie. */
export const logout = {
  id: 'logout',
  extension: 'logout',
  method: 'POST',
  path: '/auth-service/api/auth/logout',
  hasBearer: true,
  body: undefined,
  answer: looseObject({ message: optional(text) }),
  fallbackMessage: 'Logout failed. Please try again.',
} as const satisfies ExtensionCall;
