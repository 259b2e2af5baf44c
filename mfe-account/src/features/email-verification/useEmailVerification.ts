import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { abortable, problemMessage, type SubmitForm, useSubmitForm } from '../../shared';
import { useSendEmailCodeMutation, useVerifyEmailMutation } from './emailVerification.api';
import { messages } from './emailVerification.messages';
import { reloadPageSoon } from './reloadPage';
import { emailToVerify } from './storedEmail';
import { useCountdown } from './useCountdown';

const codeLength = 6;
const resendCooldownSeconds = 60;

/** Checks a code, and sends a new one once the cooldown is over. */
export function useEmailVerification(
  givenEmail: string | undefined,
  onDone: () => void,
): {
  readonly email: string | undefined;
  readonly code: string;
  readonly status: SubmitForm<string, never>['status'];
  readonly isResending: boolean;
  readonly secondsLeft: number;
  readonly failure: string | undefined;
  readonly isComplete: boolean;
  readonly changeCode: (code: string) => void;
  readonly submit: () => void;
  readonly resend: () => void;
} {
  const [verify] = useVerifyEmailMutation();
  const [sendCode] = useSendEmailCodeMutation();
  const [code, setCode] = useState('');
  const { secondsLeft, restart } = useCountdown(resendCooldownSeconds);
  const email = emailToVerify(givenEmail);
  const isComplete = code.length === codeLength;
  const noEmail = email === undefined ? { failure: messages.noEmail } : undefined;

  const verification = useSubmitForm({
    check: () => noEmail ?? (isComplete ? undefined : { failure: messages.incomplete }),
    send: (typed: string, signal) => abortable(verify({ email: email ?? '', code: typed }), signal),
    read: ({ data, error }) => {
      if (data === undefined) return { failure: problemMessage(error, messages.invalid) };
      showToast('success', data.message || messages.verified);
      reloadPageSoon();
      return { leave: onDone };
    },
  });
  const resending = useSubmitForm({
    check: () => noEmail,
    send: (address: string, signal) => abortable(sendCode({ email: address }), signal),
    read: ({ data }) => {
      if (data === undefined) return { failure: messages.resendFailed };
      showToast('success', messages.resent);
      setCode('');
      restart();
      return 'done';
    },
  });
  const clear = () => {
    verification.clear();
    resending.clear();
  };

  return {
    email,
    code,
    status: verification.status,
    isResending: resending.status === 'sending',
    secondsLeft,
    failure: verification.failure ?? resending.failure,
    isComplete,
    changeCode: (next) => {
      setCode(next);
      clear();
    },
    submit: () => {
      clear();
      verification.submit(code);
    },
    resend: () => {
      clear();
      resending.submit(email ?? '');
    },
  };
}
