import { longestPasskeyName, type PasskeyRow, type ProofKind } from '@tessera/shared-contracts/extensions';
import { TextField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { ChangeDialog, ProofField } from '../proofs';
import { messages } from './passkeys.messages';
import { useAddPasskey, useRemovePasskey } from './usePasskeyChange';

interface PasskeyDialogProps {
  readonly userId: string;
  readonly proof: ProofKind;
  readonly onClose: () => void;
}

/** Asks for a proof, then opens the browser's prompt. */
export function AddPasskeyDialog({ userId, proof: kind, onClose }: PasskeyDialogProps) {
  const [proof, setProof] = useState('');
  const [name, setName] = useState('');
  const form = useAddPasskey(userId, kind, onClose);
  return (
    <ChangeDialog
      title={messages.add}
      form={form}
      submitLabel={messages.add}
      busyLabel={messages.adding}
      onSubmit={() => form.submit({ name, proof })}
      onClose={onClose}
      lead={<p>{messages.addLine}</p>}
    >
      <ProofField kind={kind} form={form} value={proof} onChange={setProof} />
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        value={name}
        maxLength={longestPasskeyName}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
    </ChangeDialog>
  );
}

/** Confirms the removal of a passkey, with a proof. */
export function RemovePasskeyDialog({
  userId,
  proof: kind,
  passkey,
  onClose,
  onRemoved,
}: PasskeyDialogProps & { readonly passkey: PasskeyRow; readonly onRemoved: () => void }) {
  const [proof, setProof] = useState('');
  const form = useRemovePasskey(userId, passkey.id, kind, onRemoved);
  return (
    <ChangeDialog
      title={messages.removeTitle}
      form={form}
      isDangerous
      submitLabel={messages.remove}
      busyLabel={messages.removing}
      onSubmit={() => form.submit({ name: '', proof })}
      onClose={onClose}
      lead={
        <>
          <p>
            <strong>
              <bdi>{passkey.name}</bdi>
            </strong>
          </p>
          <p>{messages.removeLine}</p>
        </>
      }
    >
      <ProofField kind={kind} form={form} value={proof} onChange={setProof} />
    </ChangeDialog>
  );
}
