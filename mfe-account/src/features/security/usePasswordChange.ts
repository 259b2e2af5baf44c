import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { problemMessage, type Refusal, type SubmitStatus, useSubmit } from '../../shared';
import { checkPasswordChange, type PasswordFields } from './passwordRules';
import { useChangePasswordMutation } from './security.api';
import { messages } from './security.messages';

const empty: PasswordFields = { current: '', next: '', confirmation: '' };

/** Changes the password once per press; a failure keeps what was typed (spec §5, §8). */
export function usePasswordChange(
  username: string | undefined,
  onChanged: () => void,
): {
  readonly fields: PasswordFields;
  readonly status: SubmitStatus;
  readonly refusal: Refusal<keyof PasswordFields> | undefined;
  readonly failure: string | undefined;
  readonly change: (field: Partial<PasswordFields>) => void;
  readonly submit: () => void;
} {
  const [changePassword] = useChangePasswordMutation();
  const { status, submit } = useSubmit();
  const [fields, setFields] = useState(empty);
  const [refusal, setRefusal] = useState<Refusal<keyof PasswordFields>>();
  const [failure, setFailure] = useState<string>();

  async function send(player: string) {
    const { data, error } = await changePassword({
      username: player,
      oldPassword: fields.current,
      newPassword: fields.next,
    });
    if (data === undefined) {
      setFailure(problemMessage(error, messages.changeFailed));
      return 'failed';
    }
    showToast('success', data.message || messages.passwordChanged);
    onChanged();
    return 'finished';
  }

  return {
    fields,
    status,
    refusal,
    failure,
    change: (field) => {
      setFields((before) => ({ ...before, ...field }));
      setRefusal(undefined);
    },
    submit: () => {
      const failing = checkPasswordChange(fields);
      setRefusal(failing);
      setFailure(undefined);
      if (failing) return;
      if (!username) setFailure(messages.noUsername);
      else void submit(() => send(username));
    },
  };
}
