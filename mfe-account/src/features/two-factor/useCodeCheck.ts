import { isProblem } from '@tessera/shared-contracts/api';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { type SubmitStatus, serverMessage, useDelayedCall, useSubmit } from '../../shared';
import { useVerifyTwoFactorMutation } from './twoFactor.api';
import { messages } from './twoFactor.messages';

const codeLength = 6;

/** Drops what is not a digit and what is too long (spec §5). */
const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeLength);

/** What a player reads when a code was not accepted: a wrong code and a failed request differ (decisions, Interfaces). */
const verifyFailure = (error: unknown): string =>
  serverMessage(error) ?? (isProblem(error) && error.kind === 'refused' ? messages.invalidCode : messages.verifyFailed);

/** Checks the code of the authenticator app, once per press; success is told to the whole page. */
export function useCodeCheck(
  userId: string,
  onDone: () => void,
): {
  readonly code: string;
  readonly status: SubmitStatus;
  readonly failure: string | undefined;
  readonly changeCode: (typed: string) => void;
  readonly submit: () => void;
} {
  const [verify] = useVerifyTwoFactorMutation();
  const { status, submit } = useSubmit();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const ifStillShown = useDelayedCall();

  async function send() {
    const { data, error } = await verify({ userId, code });
    if (data?.success !== true) {
      setFailure(data ? data.message || messages.invalidCode : verifyFailure(error));
      return 'failed';
    }
    emit('two-factor-changed', { isEnabled: true });
    showToast('success', messages.enabled);
    ifStillShown(onDone, 0);
    return 'finished';
  }

  return {
    code,
    status,
    failure,
    changeCode: (typed) => {
      setCode(cleanCode(typed));
      setFailure(undefined);
    },
    submit: () => {
      if (code.length === codeLength) void submit(send);
      else setFailure(messages.incompleteCode);
    },
  };
}
