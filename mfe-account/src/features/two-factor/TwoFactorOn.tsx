import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, Dialog, DialogBody, Notice, TextField } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import { ProofField } from '../proofs';
import { CodeInput, Fields } from './TwoFactorDialog.styles';
import { messages } from './twoFactor.messages';
import { useSecondFactorChange } from './useSecondFactorChange';

interface TwoFactorOnProps {
  readonly userId: string;
  readonly recoveryCodesLeft: number;
  /** Whether a change also requires the password. */
  readonly needsPassword: boolean;
  readonly onRecoveryCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A second factor that is on; changes require a code. Without the extension there are no actions. */
export function TwoFactorOn({ userId, recoveryCodesLeft, needsPassword, onRecoveryCodes, onClose }: TwoFactorOnProps) {
  const formId = useId();
  const { form, fields, work, change, submit } = useSecondFactorChange(userId, {
    needsPassword,
    onRecoveryCodes,
    onDone: onClose,
  });
  const { status, fieldError, failure } = form;
  if (!hasExtension('two-factor')) {
    return (
      <Dialog title={messages.title} onClose={onClose} size="md">
        <DialogBody>
          <Notice tone="info">{messages.alreadyOn}</Notice>
        </DialogBody>
      </Dialog>
    );
  }
  const isBusy = status !== 'idle';
  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      size="md"
      footer={
        <>
          <Button
            size="lg"
            isBusy={isBusy && work === 'renew'}
            busyLabel={messages.submitting}
            onClick={() => submit('renew')}
          >
            {messages.newCodes}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            size="lg"
            isBusy={isBusy && work === 'disable'}
            busyLabel={messages.submitting}
          >
            {messages.switchOff}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Notice tone="info">{`${messages.alreadyOn} ${messages.codesLeft(recoveryCodesLeft)}`}</Notice>
        <Fields id={formId} fault={fieldError ?? failure} isInvalidSelected onSubmit={() => submit('disable')}>
          <CodeInput>
            <TextField
              label={messages.anyCode}
              value={fields.token}
              onChange={(event) => change({ token: event.target.value })}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              hint={messages.switchOffMeans}
              error={failure}
            />
          </CodeInput>
          {needsPassword && (
            <ProofField kind="password" form={form} value={fields.proof} onChange={(proof) => change({ proof })} />
          )}
        </Fields>
      </DialogBody>
    </Dialog>
  );
}
