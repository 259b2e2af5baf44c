import { login, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { authSuccessMs } from '@tessera/shared-contracts/remotes';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { messages } from './auth.messages';
import { checkLogin, type LoginFields } from './authRules';
import { refused } from './refused';
import { signIn } from './signIn';

/** Checks a login, then sends it once; an error is shown in the form. */
export function useLogin(onSuccess: () => void): SubmitForm<LoginFields, keyof LoginFields> {
  return useSubmitForm({
    check: checkLogin,
    send: ({ email, password }, signal) =>
      sendCall(request(login, { body: { email: email.trim(), password } }), { signal }),
    read: ({ data, error }) => {
      if (data === undefined) return refused(error);
      const result = signIn(data);
      if (result === 'not-kept') return { failure: messages.storageBlocked };
      if (result === 'no-token') return { failure: loginFailure(data) };
      showToast('success', messages.loggedIn);
      return { leave: onSuccess, afterMs: authSuccessMs };
    },
  });
}

/** The server's message explains a missing token; with a token but no user it would report success. */
const loginFailure = ({ token, message }: { token?: string | undefined; message?: string | undefined }) =>
  token ? messages.loginFailed : message || messages.loginFailed;
