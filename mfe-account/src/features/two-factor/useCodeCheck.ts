import { digitsOf } from '@tessera/shared-contracts/accounts';
import { isAnswerLost, type Problem, request, sendCall, verifyTwoFactor } from '@tessera/shared-contracts/api';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { readAsTyped } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type SubmitForm, serverMessage, useSubmitForm } from '../../shared';
import { twoFactorUnknown } from './twoFactor.api';
import { messages } from './twoFactor.messages';

const codeLength = 6;
/** Number of refusals after which a wrong clock of the phone is likely. */
const refusalsBeforeHint = 2;

/** Message for a refused code, or for a failed request (spec §19 2FA answers). */
const verifyFailure = (problem: Problem): string =>
  serverMessage(problem) ?? (problem.kind === 'refused' ? messages.invalidCode : messages.verifyFailed);

/** Checks the code of the authenticator app, once per press; on success notifies the whole page. */
export function useCodeCheck(
  userId: string,
  onDone: (recoveryCodes: readonly string[]) => void,
): {
  readonly code: string;
  readonly status: SubmitForm<string, never>['status'];
  readonly failure: string | undefined;
  /** Whether repeated refusals suggest a wrong clock of the phone. */
  readonly isClockSuspect: boolean;
  /** Handlers of the code's field. */
  readonly codeField: ReturnType<typeof readAsTyped>;
  readonly submit: () => void;
} {
  const dispatch = useDispatch();
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const { status, failure, submit, clear } = useSubmitForm({
    check: (typed: string) => (typed.length === codeLength ? undefined : { failure: messages.incompleteCode }),
    send: async (typed) => {
      const answer = await sendCall(request(verifyTwoFactor, { body: { userId, token: Number(typed) } }));
      // Sent even if the dialog was closed meanwhile: the second factor is enabled.
      if (answer.data?.success === true) {
        emit('two-factor-changed', { isEnabled: true });
        showToast('success', messages.enabled);
      }
      if (answer.error && isAnswerLost(answer.error)) dispatch(twoFactorUnknown());
      return answer;
    },
    read: ({ data, error }) => {
      if (data?.success === true) return { leave: () => onDone(data.recoveryCodes ?? []) };
      if (data || error.kind === 'refused') setRefusals((before) => before + 1);
      return { failure: data ? data.message || messages.invalidCode : verifyFailure(error) };
    },
  });

  return {
    code,
    status,
    failure,
    isClockSuspect: refusals >= refusalsBeforeHint,
    // Only digits, and no more than the code has (spec §5 Two-factor dialog).
    codeField: readAsTyped(
      (typed) => digitsOf(typed).slice(0, codeLength),
      (digits) => {
        setCode(digits);
        clear();
      },
    ),
    submit: () => submit(code),
  };
}
