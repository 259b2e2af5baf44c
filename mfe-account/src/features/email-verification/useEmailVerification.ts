import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { problemMessage, type SubmitOutcome, type SubmitStatus, useDelayedCall, useSubmit } from '../../shared';
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
  readonly status: SubmitStatus;
  readonly resendStatus: SubmitStatus;
  readonly secondsLeft: number;
  readonly failure: string | undefined;
  readonly isComplete: boolean;
  readonly changeCode: (code: string) => void;
  readonly submit: () => void;
  readonly resend: () => void;
} {
  const [verify] = useVerifyEmailMutation();
  const [sendCode] = useSendEmailCodeMutation();
  const { status, submit } = useSubmit();
  const { status: resendStatus, submit: submitResend } = useSubmit();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const { secondsLeft, restart } = useCountdown(resendCooldownSeconds);
  const ifStillShown = useDelayedCall();
  const email = emailToVerify(givenEmail);
  const isComplete = code.length === codeLength;

  async function sendVerification(address: string): Promise<SubmitOutcome> {
    const { data, error } = await verify({ email: address, code });
    if (data === undefined) {
      setFailure(problemMessage(error, messages.invalid));
      return 'failed';
    }
    showToast('success', data.message || messages.verified);
    reloadPageSoon();
    ifStillShown(onDone, 0);
    return 'finished';
  }

  async function sendAnew(address: string): Promise<SubmitOutcome> {
    const { data } = await sendCode({ email: address });
    if (data === undefined) {
      setFailure(messages.resendFailed);
      return 'failed';
    }
    showToast('success', messages.resent);
    setCode('');
    restart();
    return 'failed';
  }

  return {
    email,
    code,
    status,
    resendStatus,
    secondsLeft,
    failure,
    isComplete,
    changeCode: (next) => {
      setCode(next);
      setFailure(undefined);
    },
    submit: () => {
      setFailure(undefined);
      if (email === undefined) setFailure(messages.noEmail);
      else if (!isComplete) setFailure(messages.incomplete);
      else void submit(() => sendVerification(email));
    },
    resend: () => {
      setFailure(undefined);
      if (email === undefined) setFailure(messages.noEmail);
      else void submitResend(() => sendAnew(email));
    },
  };
}
