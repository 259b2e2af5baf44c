import { enableTwoFactor, request, sendCall, type TwoFactorSetup } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { useState } from 'react';
import { useSubmitForm } from '../../shared';
import { ChangeDialog, checkProof, isFieldRefused, ProofField } from '../proofs';
import { messages } from './twoFactor.messages';

interface SetupProofDialogProps {
  readonly userId: string;
  /** Called with the set-up that the provider started. */
  readonly onBegun: (setup: TwoFactorSetup) => void;
  readonly onClose: () => void;
}

/** Asks for the password before the key is shown, so that a stolen session cannot enrol an authenticator. */
export function SetupProofDialog({ userId, onBegun, onClose }: SetupProofDialogProps) {
  const [proof, setProof] = useState('');
  const form = useSubmitForm({
    check: (typed: string) => checkProof('password', typed),
    send: (typed, signal) => sendCall(request(enableTwoFactor, { body: { userId, proof: typed } }), { signal }),
    read: ({ data, error }) => {
      if (error) {
        const { message } = error;
        return isFieldRefused(error) ? { field: 'proof' as const, message } : { failure: message };
      }
      showToast('info', messages.setupReady);
      return { leave: () => onBegun(data) };
    },
  });
  return (
    <ChangeDialog
      title={messages.title}
      form={form}
      submitLabel={messages.continue}
      busyLabel={messages.preparing}
      onSubmit={() => form.submit(proof)}
      onClose={onClose}
      lead={<p>{messages.proofLine}</p>}
    >
      <ProofField kind="password" form={form} value={proof} onChange={setProof} />
    </ChangeDialog>
  );
}
