import { asciiEmail } from '@tessera/shared-contracts/accounts';
import { request, sendCall } from '@tessera/shared-contracts/api';
import { forgotPassword } from '@tessera/shared-contracts/extensions';

/** Mails a code to the address if it has an account; the answer is the same without one. */
export const mailRecoveryCode = (email: string, signal: AbortSignal) =>
  sendCall(request(forgotPassword, { body: { email: asciiEmail(email) } }), { signal });
