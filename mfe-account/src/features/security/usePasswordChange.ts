import { changePassword, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { useDispatch } from 'react-redux';
import { remote } from '../../remote';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { checkPasswordChange, type PasswordFields } from './checkPasswordChange';
import { messages } from './security.messages';

/** Changes the password once per press; an error is shown in the form (spec §5, §8). */
export function usePasswordChange(
  username: string | undefined,
  onChanged: () => void,
): SubmitForm<PasswordFields, keyof PasswordFields> {
  const dispatch = useDispatch();
  return useSubmitForm({
    check: (fields) => checkPasswordChange(fields) ?? (username ? undefined : { failure: messages.noUsername }),
    send: async ({ current, password }) => {
      // Not aborted with the form: the password may be another from now on, and the player has to learn it.
      const body = { username: username ?? '', oldPassword: current, newPassword: password };
      const answer = await sendCall(request(changePassword, { body }));
      if (answer.data) showToast('success', answer.data.message || messages.passwordChanged);
      // It may have ended other sessions, also where the answer was lost.
      dispatch(remote.api.util.invalidateTags(['Sessions', 'Activity']));
      return answer;
    },
    read: ({ error }) => (error ? { failure: error.message } : { leave: onChanged }),
  });
}
