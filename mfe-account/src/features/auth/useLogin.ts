import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { problemMessage, type Refusal, type SubmitStatus, useDelayedCall, useSubmit } from '../../shared';
import { useLoginMutation } from './auth.api';
import { messages } from './auth.messages';
import { checkLogin, type LoginFields } from './authRules';
import { signIn } from './signIn';

/** Milliseconds between a success and the callback (spec §9): the player sees that it worked. */
export const afterSuccessMs = 500;

/** Sends a login: checks first, then once; a failure stays in the form. */
export function useLogin(onSuccess: () => void): {
  readonly status: SubmitStatus;
  readonly refusal: Refusal<keyof LoginFields> | undefined;
  readonly failure: string | undefined;
  readonly submit: (fields: LoginFields) => void;
  readonly clear: () => void;
} {
  const [login] = useLoginMutation();
  const { status, submit } = useSubmit();
  const [refusal, setRefusal] = useState<Refusal<keyof LoginFields>>();
  const [failure, setFailure] = useState<string>();
  const later = useDelayedCall();

  function clear() {
    setRefusal(undefined);
    setFailure(undefined);
  }

  async function send({ email, password }: LoginFields) {
    const { data, error } = await login({ email: email.trim(), password });
    if (data === undefined) {
      setFailure(problemMessage(error, messages.invalidCredentials));
      return 'failed';
    }
    const result = signIn(data);
    if (result !== 'signed-in') {
      setFailure(result === 'not-kept' ? messages.storageBlocked : loginFailure(data));
      return 'failed';
    }
    showToast('success', messages.loggedIn);
    later(onSuccess, afterSuccessMs);
    return 'finished';
  }

  return {
    status,
    refusal,
    failure,
    clear,
    submit: (fields) => {
      const failing = checkLogin(fields);
      clear();
      if (failing) setRefusal(failing);
      else void submit(() => send(fields));
    },
  };
}

/** The server's words explain a missing token; next to a token without a user they would say that all went well. */
const loginFailure = ({ token, message }: { token?: string | undefined; message?: string | undefined }) =>
  token ? messages.loginFailed : message || messages.loginFailed;
