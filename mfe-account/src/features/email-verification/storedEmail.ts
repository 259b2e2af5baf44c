import { readSession, readStoredEmail } from '@tessera/shared-contracts/session';

/** The address to verify: the given one, else the stored user’s, else the stored address (spec §5 E-mail OTP). */
export const emailToVerify = (given: string | undefined): string | undefined =>
  given || readSession()?.user.email || readStoredEmail() || undefined;
