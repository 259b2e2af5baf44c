import { showToast } from '@tessera/shared-contracts/events';
import { authSuccessMs } from '@tessera/shared-contracts/remotes';
import { abortable, problemMessage, type SubmitForm, useSubmitForm } from '../../shared';
import { useLoginMutation } from './auth.api';
import { messages } from './auth.messages';
import { checkLogin, type LoginFields } from './authRules';
import { signIn } from './signIn';

/** Checks a login, then sends it once; an error is shown in the form. */
export function useLogin(onSuccess: () => void): SubmitForm<LoginFields, keyof LoginFields> {
  const [login] = useLoginMutation();
  return useSubmitForm({
    check: checkLogin,
    send: ({ email, password }, signal) => abortable(login({ email: email.trim(), password }), signal),
    read: ({ data, error }) => {
      if (data === undefined) return { failure: problemMessage(error, messages.invalidCredentials) };
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
