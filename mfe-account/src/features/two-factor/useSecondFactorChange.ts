import { readCode } from '@tessera/shared-contracts/accounts';
import { isAnswerLost, type Problem, request, sendCall } from '@tessera/shared-contracts/api';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { disableTwoFactor, newRecoveryCodes } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { checkProof, isProofNamed } from '../proofs';
import { twoFactorUnknown } from './twoFactor.api';
import { messages } from './twoFactor.messages';

type Work = 'disable' | 'renew';
type Outcome = { readonly error: Problem } | { readonly error?: undefined; readonly codes?: readonly string[] };

interface ChangeFields {
  /** A code of the second factor. */
  readonly token: string;
  /** The password. */
  readonly proof: string;
}
type Change = ChangeFields & { readonly work: Work };

interface ChangeOptions {
  readonly needsPassword: boolean;
  readonly onRecoveryCodes: (codes: readonly string[]) => void;
  readonly onDone: () => void;
}

/** Switches the second factor off, or creates new recovery codes; both require a code, and if needed the password. */
export function useSecondFactorChange(
  userId: string,
  { needsPassword, onRecoveryCodes, onDone }: ChangeOptions,
): {
  readonly form: SubmitForm<Change, 'proof'>;
  readonly fields: ChangeFields;
  /** The last requested action. */
  readonly work: Work;
  readonly change: (changed: Partial<ChangeFields>) => void;
  readonly submit: (work: Work) => void;
} {
  const dispatch = useDispatch();
  const [fields, setFields] = useState<ChangeFields>({ token: '', proof: '' });
  const [work, setWork] = useState<Work>('disable');
  const params = { userId };

  function failed(error: Problem): Outcome {
    if (isAnswerLost(error)) dispatch(twoFactorUnknown());
    return { error };
  }

  async function send({ work: asked, token, proof }: Change): Promise<Outcome> {
    const body = { token, ...(needsPassword && { proof }) };
    if (asked === 'renew') {
      const { data, error } = await sendCall(request(newRecoveryCodes, { params, body }));
      return error ? failed(error) : { codes: data.recoveryCodes };
    }
    const { error } = await sendCall(request(disableTwoFactor, { params, body }));
    if (error) return failed(error);
    // Reported even if the dialog was closed meanwhile: the second factor is off.
    emit('two-factor-changed', { isEnabled: false });
    showToast('info', messages.disabled);
    return {};
  }

  const form = useSubmitForm({
    check: ({ token, proof }: Change) => {
      if (readCode(token) === '') return { failure: messages.codeMissing };
      return needsPassword ? checkProof('password', proof) : undefined;
    },
    send,
    read: (outcome: Outcome) => {
      const { error } = outcome;
      if (error && isProofNamed(error)) return { field: 'proof' as const, message: error.message };
      if (error) return { failure: error.message };
      const { codes } = outcome;
      return { leave: () => (codes ? onRecoveryCodes(codes) : onDone()) };
    },
  });

  return {
    form,
    fields,
    work,
    change: (changed) => {
      setFields((before) => ({ ...before, ...changed }));
      form.clear();
    },
    submit: (asked) => {
      setWork(asked);
      form.submit({ ...fields, work: asked });
    },
  };
}
