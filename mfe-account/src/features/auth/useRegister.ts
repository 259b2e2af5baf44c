import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { problemMessage, type Refusal, type SubmitStatus, useDelayedCall, useSubmit } from '../../shared';
import { useRegisterMutation } from './auth.api';
import { messages } from './auth.messages';
import { checkRegister, type RegisterFields } from './authRules';
import { signIn } from './signIn';
import { afterSuccessMs } from './useLogin';

/** What follows a registration: `isSignedIn` says whether the answer began a session (spec §4). */
export interface RegisterCallbacks {
  readonly onRegistered: (isSignedIn: boolean) => void;
}

/** Sends a registration: checks in the order of the specification, then once; a failure stays in the form. */
export function useRegister({ onRegistered }: RegisterCallbacks): {
  readonly status: SubmitStatus;
  readonly refusal: Refusal<keyof RegisterFields> | undefined;
  readonly failure: string | undefined;
  readonly submit: (fields: RegisterFields) => void;
  readonly clear: () => void;
} {
  const [register] = useRegisterMutation();
  const { status, submit } = useSubmit();
  const [refusal, setRefusal] = useState<Refusal<keyof RegisterFields>>();
  const [failure, setFailure] = useState<string>();
  const later = useDelayedCall();

  function clear() {
    setRefusal(undefined);
    setFailure(undefined);
  }

  async function send(fields: RegisterFields) {
    const { data, error } = await register({
      ...fields,
      email: fields.email.trim(),
      username: fields.username.trim(),
      referralCode: fields.referralCode.trim(),
    });
    if (data === undefined) {
      setFailure(problemMessage(error, messages.signupFailed));
      return 'failed';
    }
    showToast('success', messages.registered);
    const isSignedIn = signIn(data) === 'signed-in';
    later(() => onRegistered(isSignedIn), afterSuccessMs);
    return 'finished';
  }

  return {
    status,
    refusal,
    failure,
    clear,
    submit: (fields) => {
      const failing = checkRegister(fields);
      clear();
      if (failing) setRefusal(failing);
      else void submit(() => send(fields));
    },
  };
}
