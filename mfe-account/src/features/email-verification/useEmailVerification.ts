import { request, sendCall, verifyEmail } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { messages } from './emailVerification.messages';
import { reloadPageSoon } from './reloadPage';
import { emailToVerify } from './storedEmail';
import { useEmailCode } from './useEmailCode';

const codeLength = 6;

/** Verifies a code, and sends a new one after the cooldown. */
export function useEmailVerification(
  givenEmail: string | undefined,
  { onResent, onDone }: { readonly onResent: () => void; readonly onDone: () => void },
): {
  readonly email: string | undefined;
  readonly code: string;
  readonly status: SubmitForm<string, never>['status'];
  readonly isResending: boolean;
  readonly cooldownSeconds: number;
  readonly secondsLeft: number | undefined;
  readonly failure: string | undefined;
  readonly isComplete: boolean;
  readonly changeCode: (code: string) => void;
  readonly submit: () => void;
  readonly resend: () => void;
} {
  const [code, setCode] = useState('');
  const email = emailToVerify(givenEmail);
  const { cooldownSeconds, secondsLeft, send } = useEmailCode(email);
  const isComplete = code.length === codeLength;
  const noEmail = email === undefined ? { failure: messages.noEmail } : undefined;

  const verification = useSubmitForm({
    check: () => noEmail ?? (isComplete ? undefined : { failure: messages.incomplete }),
    send: (typed: string, signal) =>
      sendCall(request(verifyEmail, { body: { email: email ?? '', otp: Number(typed) } }), { signal }),
    read: ({ data, error }) => {
      resending.clear();
      if (error) return { failure: error.message };
      showToast('success', data.message || messages.verified);
      reloadPageSoon();
      return { leave: onDone };
    },
  });
  const resending = useSubmitForm({
    check: () => noEmail,
    send,
    read: ({ error }) => {
      verification.clear();
      if (error) return { failure: messages.resendFailed };
      showToast('success', messages.resent);
      setCode('');
      onResent();
      return 'done';
    },
  });
  return {
    email,
    code,
    status: verification.status,
    isResending: resending.status === 'sending',
    cooldownSeconds,
    secondsLeft,
    failure: verification.failure ?? resending.failure,
    isComplete,
    changeCode: (next) => {
      setCode(next);
      verification.clear();
      resending.clear();
    },
    submit: () => verification.submit(code),
    resend: () => resending.submit(email ?? ''),
  };
}
