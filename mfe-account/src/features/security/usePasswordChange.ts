import { readCode } from '@tessera/shared-contracts/accounts';
import { changePassword, type Problem, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { is, literal, object } from 'valibot';
import { remote } from '../../remote';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { checkPasswordChange, type PasswordFields } from './checkPasswordChange';
import { messages } from './security.messages';

interface PasswordChange extends SubmitForm<PasswordFields, keyof PasswordFields> {
  /** Whether the provider requires a code of the second factor, as from a browser without a session cookie. */
  readonly asksForCode: boolean;
}

const codeRequired = object({ twoFactorRequired: literal(true) });
const isCodeRefused = (problem: Problem) => problem.kind === 'refused' && is(codeRequired, problem.data);

/** Changes the password once per press; an error is shown in the form (spec §5 Password change, §8 Password). */
export function usePasswordChange(username: string | undefined, onChanged: () => void): PasswordChange {
  const dispatch = useDispatch();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useSubmitForm({
    check: (fields: PasswordFields) =>
      checkPasswordChange(fields) ?? (username ? undefined : { failure: messages.noUsername }),
    send: async ({ current, password, code }) => {
      // Not aborted with the form: the password may already be changed, and the player must know.
      const token = readCode(code);
      const body = { username: username ?? '', oldPassword: current, newPassword: password, ...(token && { token }) };
      const answer = await sendCall(request(changePassword, { body }));
      if (answer.data) showToast('success', answer.data.message || messages.passwordChanged);
      // It may have ended other sessions, even if the answer was lost.
      dispatch(remote.api.util.invalidateTags(['Sessions', 'Activity']));
      return answer;
    },
    read: ({ error }) => {
      if (error === undefined) return { leave: onChanged };
      if (!isCodeRefused(error)) return { failure: error.message };
      setAsksForCode(true);
      return { field: 'code' as const, message: error.message };
    },
  });
  return { ...form, asksForCode };
}
