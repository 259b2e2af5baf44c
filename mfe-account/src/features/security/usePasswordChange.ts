import { showToast } from '@tessera/shared-contracts/events';
import { abortable, problemMessage, type SubmitForm, useSubmitForm } from '../../shared';
import { checkPasswordChange, type PasswordFields } from './passwordRules';
import { useChangePasswordMutation } from './security.api';
import { messages } from './security.messages';

/** Changes the password once per press; an error is shown in the form (spec §5, §8). */
export function usePasswordChange(
  username: string | undefined,
  onChanged: () => void,
): SubmitForm<PasswordFields, keyof PasswordFields> {
  const [changePassword] = useChangePasswordMutation();
  return useSubmitForm({
    check: (fields) => checkPasswordChange(fields) ?? (username ? undefined : { failure: messages.noUsername }),
    send: ({ current, next }, signal) =>
      abortable(changePassword({ username: username ?? '', oldPassword: current, newPassword: next }), signal),
    read: ({ data, error }) => {
      if (data === undefined) return { failure: problemMessage(error, messages.changeFailed) };
      showToast('success', data.message || messages.passwordChanged);
      return { leave: onChanged };
    },
  });
}
