import { type Problem, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { addPasskey, beginPasskey, type ProofKind, removePasskey } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { checkProof, isFieldRefused, readProof } from '../proofs';
import { usePasskeysChanged } from './passkeys.api';
import { messages } from './passkeys.messages';

/** The fields of a passkey form. */
export interface ChangeFields {
  readonly name: string;
  readonly proof: string;
}

type Step = 'proof' | 'rest';
type Result = { readonly failure?: { readonly at: Step; readonly message: string } };

const failed = (at: Step, message: string): Result => ({ failure: { at, message } });
const proofFailed = (problem: Problem): Result => failed(isFieldRefused(problem) ? 'proof' : 'rest', problem.message);

/** Adds or removes a passkey; both require a proof. A wrong proof is reported at its field. */
function usePasskeyChange(
  kind: ProofKind,
  done: string,
  onDone: () => void,
  send: (fields: ChangeFields, signal: AbortSignal) => Promise<Result>,
): SubmitForm<ChangeFields, 'proof'> {
  const tellChanged = usePasskeysChanged();
  return useSubmitForm({
    check: ({ proof }) => checkProof(kind, proof),
    send: async (fields: ChangeFields, signal) => {
      const result = await send({ ...fields, proof: readProof(kind, fields.proof) }, signal);
      // Reported even if the dialog was closed meanwhile.
      if (result.failure === undefined) {
        tellChanged();
        showToast('success', done);
      }
      return result;
    },
    read: ({ failure }) => {
      if (failure === undefined) return { leave: onDone };
      return failure.at === 'proof' ? { field: 'proof', message: failure.message } : { failure: failure.message };
    },
  });
}

/** Verifies the proof, creates a passkey in the browser, and sends it. */
export function useAddPasskey(userId: string, kind: ProofKind, onDone: () => void) {
  const params = { userId };
  const [isAsking, setIsAsking] = useState(false);
  const form = usePasskeyChange(kind, messages.added, onDone, async ({ name, proof }, signal) => {
    const [begun, { createPasskey }] = await Promise.all([
      sendCall(request(beginPasskey, { params, body: { proof } }), { signal }),
      import('./credentials'),
    ]);
    if (begun.error) return proofFailed(begun.error);
    // Closed before the browser's prompt: do not open it.
    if (signal.aborted) return failed('rest', messages.cancelled);
    setIsAsking(true);
    const { credential, failure } = await createPasskey(begun.data, signal);
    setIsAsking(false);
    if (credential === undefined) return failed('rest', failure);
    const { error } = await sendCall(request(addPasskey, { params, body: { name: name.trim(), credential } }));
    return error ? failed('rest', error.message) : {};
  });
  return { ...form, isAsking };
}

/** Removes a passkey at the provider. */
export function useRemovePasskey(userId: string, id: string, kind: ProofKind, onDone: () => void) {
  return usePasskeyChange(kind, messages.removed, onDone, async ({ proof }) => {
    const { error } = await sendCall(request(removePasskey, { params: { userId, id }, body: { proof } }));
    return error ? proofFailed(error) : {};
  });
}
