import type { LoginAnswer } from '@tessera/shared-contracts/api';
import { writeSession } from '@tessera/shared-contracts/session';

/** Outcome of a login or registration. */
export type SignInResult = 'signed-in' | 'no-token' | 'not-kept';

/** Stores the session in a response, if there is one. */
export function signIn({ token, user }: LoginAnswer): SignInResult {
  if (!token || user === undefined) return 'no-token';
  const { id, username, email, kycStatus } = user;
  const isKept = writeSession({ token, user: { id, username, email, ...(kycStatus !== undefined && { kycStatus }) } });
  return isKept ? 'signed-in' : 'not-kept';
}
