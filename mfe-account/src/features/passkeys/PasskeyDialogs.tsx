import { longestPasskeyName, type PasskeyProof, type PasskeyRow } from '@tessera/shared-contracts/extensions';
import { Button, Dialog, DialogBody, Notice, TextField } from '@tessera/shared-contracts/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { errorOf, FormFrame, type SubmitForm } from '../../shared';
import { ProofField } from './ProofField';
import { messages } from './passkeys.messages';
import { type ChangeFields, useAddPasskey, useRemovePasskey } from './usePasskeyChange';

interface PasskeyDialogProps {
  readonly userId: string;
  readonly proof: PasskeyProof;
  readonly onClose: () => void;
}

/** Takes a proof, then hands over to the browser. */
export function AddPasskeyDialog({ userId, proof, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState('');
  const form = useAddPasskey(userId, proof, onClose);
  return (
    <ChangeDialog
      title={messages.add}
      form={form}
      name={name}
      proof={proof}
      submitLabel={messages.add}
      busyLabel={messages.adding}
      onClose={onClose}
      after={
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          value={name}
          maxLength={longestPasskeyName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      }
    >
      <p>{messages.addLine}</p>
    </ChangeDialog>
  );
}

/** Asks before a passkey is removed, and takes a proof. */
export function RemovePasskeyDialog({
  userId,
  proof,
  passkey,
  onClose,
}: PasskeyDialogProps & { readonly passkey: PasskeyRow }) {
  const form = useRemovePasskey(userId, passkey.id, proof, onClose);
  return (
    <ChangeDialog
      title={messages.removeTitle}
      form={form}
      name=""
      proof={proof}
      isDangerous
      submitLabel={messages.remove}
      busyLabel={messages.removing}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{passkey.name}</bdi>
        </strong>
      </p>
      <p>{messages.removeLine}</p>
    </ChangeDialog>
  );
}

interface ChangeDialogProps {
  readonly title: string;
  readonly form: SubmitForm<ChangeFields, 'proof'>;
  readonly name: string;
  readonly proof: PasskeyProof;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** What the form says above its fields. */
  readonly children: ReactNode;
  /** Fields below the proof. */
  readonly after?: ReactNode;
}

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

function ChangeDialog({
  title,
  form: { status, fieldError, failure, submit, clear },
  name,
  proof: kind,
  submitLabel,
  busyLabel,
  isDangerous = false,
  onClose,
  children,
  after,
}: ChangeDialogProps) {
  const formId = useId();
  const [proof, setProof] = useState('');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="md"
      footer={
        <Button
          type="submit"
          form={formId}
          variant={isDangerous ? 'danger' : 'primary'}
          size="lg"
          isBlock
          isBusy={status !== 'idle'}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      }
    >
      <DialogBody>
        {children}
        <FormFrame id={formId} fault={fieldError} isInvalidSelected onSubmit={() => submit({ name, proof })}>
          <Fields>
            <ProofField
              kind={kind}
              value={proof}
              onChange={(typed) => {
                setProof(typed);
                clear();
              }}
              {...errorOf(fieldError, 'proof')}
            />
            {after}
          </Fields>
        </FormFrame>
        {failure && (
          <Notice tone="loss" role="alert">
            {failure}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
