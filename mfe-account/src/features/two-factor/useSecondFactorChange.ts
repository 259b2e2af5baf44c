import { isAnswerLost, type Problem, request, sendCall } from '@tessera/shared-contracts/api';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { disableTwoFactor, newRecoveryCodes } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { twoFactorUnknown } from './twoFactor.api';
import { messages } from './twoFactor.messages';

type Work = 'disable' | 'renew';
type Outcome = { readonly error: Problem } | { readonly error?: undefined; readonly codes?: readonly string[] };

/** Switches the second factor off, or makes new recovery codes; both take a code. */
export function useSecondFactorChange(
  userId: string,
  { onRecoveryCodes, onDone }: { onRecoveryCodes: (codes: readonly string[]) => void; onDone: () => void },
): {
  readonly code: string;
  /** What was last asked for. */
  readonly work: Work;
  readonly status: SubmitForm<string, never>['status'];
  readonly failure: string | undefined;
  readonly changeCode: (typed: string) => void;
  readonly submit: (work: Work) => void;
} {
  const dispatch = useDispatch();
  const [code, setCode] = useState('');
  const [work, setWork] = useState<Work>('disable');
  const params = { userId };

  function failed(error: Problem): Outcome {
    if (isAnswerLost(error)) dispatch(twoFactorUnknown());
    return { error };
  }

  async function send({ work: asked, token }: { work: Work; token: string }): Promise<Outcome> {
    const body = { token };
    if (asked === 'renew') {
      const { data, error } = await sendCall(request(newRecoveryCodes, { params, body }));
      return error ? failed(error) : { codes: data.recoveryCodes };
    }
    const { error } = await sendCall(request(disableTwoFactor, { params, body }));
    if (error) return failed(error);
    // Told even if the dialog was closed meanwhile: the second factor is off.
    emit('two-factor-changed', { isEnabled: false });
    showToast('info', messages.disabled);
    return {};
  }

  const { status, failure, submit, clear } = useSubmitForm({
    check: ({ token }: { work: Work; token: string }) => (token === '' ? { failure: messages.codeMissing } : undefined),
    send,
    read: (outcome: Outcome) => {
      if (outcome.error) return { failure: outcome.error.message };
      const { codes } = outcome;
      return { leave: () => (codes ? onRecoveryCodes(codes) : onDone()) };
    },
  });

  return {
    code,
    work,
    status,
    failure,
    changeCode: (typed) => {
      setCode(typed);
      clear();
    },
    submit: (asked) => {
      setWork(asked);
      submit({ work: asked, token: code.trim() });
    },
  };
}
