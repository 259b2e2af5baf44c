import type { LoginAnswer } from '@tessera/shared-contracts/api';
import type { BreakRefusal } from '@tessera/shared-contracts/extensions';
import { writeSession } from '@tessera/shared-contracts/session';

/** Outcome of a login or registration. */
export type SignInResult = 'signed-in' | 'no-token' | 'not-kept';

/** Called once a login has succeeded; during a break with the answer, whose session is not stored yet. */
export type LoginEnd = (onBreak?: BreakRefusal) => void;

/** Stores the session in a response, if there is one. */
export function signIn({ token, user }: Pick<LoginAnswer, 'token' | 'user'>): SignInResult {
  if (!token || user === undefined) return 'no-token';
  const { id, username, email, kycStatus } = user;
  const isKept = writeSession({ token, user: { id, username, email, ...(kycStatus !== undefined && { kycStatus }) } });
  return isKept ? 'signed-in' : 'not-kept';
}
