import { asciiEmail } from '@tessera/shared-contracts/accounts';
import { type LoginAnswer, login, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { authSuccessMs } from '@tessera/shared-contracts/remotes';
import { type SubmitForm, type SubmitOutcome, useSubmitForm } from '../../shared';
import { messages } from './auth.messages';
import { checkLogin, type LoginFields } from './authRules';
import { refusedLogin } from './refused';
import { type LoginEnd, signIn } from './signIn';
import type { LoginChallenge } from './useCodeSteps';

/** Status of a login that expired before its second factor. */
export const over = 410;

interface LoginOptions {
  readonly onSuccess: LoginEnd;
  readonly onChallenge: (challenge: Omit<LoginChallenge, 'email'>) => void;
}

/** Validates a login, then sends it once; an error is shown in the form. */
export function useLogin({ onSuccess, onChallenge }: LoginOptions): SubmitForm<LoginFields, keyof LoginFields> {
  return useSubmitForm({
    check: checkLogin,
    send: ({ email, password }, signal) =>
      sendCall(request(login, { body: { email: asciiEmail(email), password } }), { signal }),
    read: ({ data, error }) => {
      if (data === undefined) return refusedLogin(error, onSuccess);
      const { twoFactorRequired, challengeId, hasPasskey = false, expiresInSeconds } = data;
      if (twoFactorRequired && challengeId && hasExtension('two-factor')) {
        const expiresAt = expiresInSeconds === undefined ? undefined : Date.now() + expiresInSeconds * 1000;
        return { leave: () => onChallenge({ id: challengeId, hasPasskey, expiresAt }) };
      }
      return finishLogin(data, onSuccess);
    },
  });
}

/** Starts the session in the answer to a login, if there is one. */
export function finishLogin(answer: LoginAnswer, onSuccess: LoginEnd): SubmitOutcome {
  const result = signIn(answer);
  if (result === 'not-kept') return { failure: messages.storageBlocked };
  if (result === 'no-token') return { failure: loginFailure(answer) };
  showToast('success', messages.loggedIn);
  return { leave: () => onSuccess(), afterMs: authSuccessMs };
}

/** The server's message explains a missing token; with a token but no user it would report success. */
const loginFailure = ({ token, message }: { token?: string | undefined; message?: string | undefined }) =>
  token ? messages.loginFailed : message || messages.loginFailed;
