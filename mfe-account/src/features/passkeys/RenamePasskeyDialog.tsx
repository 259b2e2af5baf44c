import { request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { longestPasskeyName, type PasskeyRow, renamePasskey } from '@tessera/shared-contracts/extensions';
import { TextField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { errorOf, useSubmitForm } from '../../shared';
import { ChangeDialog } from '../proofs';
import { usePasskeysChanged } from './passkeys.api';
import { messages } from './passkeys.messages';

interface RenamePasskeyDialogProps {
  readonly userId: string;
  readonly passkey: PasskeyRow;
  readonly onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ userId, passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const tellChanged = usePasskeysChanged();
  const form = useSubmitForm({
    check: (typed: string) =>
      typed.trim() === '' ? { field: 'name' as const, message: messages.nameMissing } : undefined,
    send: async (typed) => {
      const params = { userId, id: passkey.id };
      const { error } = await sendCall(request(renamePasskey, { params, body: { name: typed.trim() } }));
      // Reported even if the dialog was closed meanwhile.
      if (!error) {
        tellChanged();
        showToast('success', messages.renamed);
      }
      return error;
    },
    read: (error) => (error ? { failure: error.message } : { leave: onClose }),
  });
  return (
    <ChangeDialog
      title={messages.renameTitle}
      form={form}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      onSubmit={() => form.submit(name)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={messages.newName}
        value={name}
        maxLength={longestPasskeyName}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value);
          form.clear();
        }}
        {...errorOf(form.fieldError, 'name')}
      />
    </ChangeDialog>
  );
}
