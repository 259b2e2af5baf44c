import { showToast } from '@tessera/shared-contracts/events';
import { authSuccessMs } from '@tessera/shared-contracts/remotes';
import { abortable, problemMessage, type SubmitForm, useSubmitForm } from '../../shared';
import { useRegisterMutation } from './auth.api';
import { messages } from './auth.messages';
import { checkRegister, type RegisterFields } from './authRules';
import { signIn } from './signIn';

/**
 * Checks a registration in the order of the specification, then sends it once; an error is shown in the form.
 *
 * @param onRegistered receives whether the response started a session (spec §4)
 */
export function useRegister(
  onRegistered: (isSignedIn: boolean) => void,
): SubmitForm<RegisterFields, keyof RegisterFields> {
  const [register] = useRegisterMutation();
  return useSubmitForm({
    check: checkRegister,
    send: (fields, signal) =>
      abortable(
        register({
          ...fields,
          email: fields.email.trim(),
          username: fields.username.trim(),
          referralCode: fields.referralCode.trim(),
        }),
        signal,
      ),
    read: ({ data, error }) => {
      if (data === undefined) return { failure: problemMessage(error, messages.signupFailed) };
      showToast('success', messages.registered);
      const isSignedIn = signIn(data) === 'signed-in';
      return { leave: () => onRegistered(isSignedIn), afterMs: authSuccessMs };
    },
  });
}
