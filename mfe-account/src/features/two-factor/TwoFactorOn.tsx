import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, Dialog, DialogBody, Notice, TextField } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import { FormFrame } from '../../shared';
import { CodeInput } from './TwoFactorDialog.styles';
import { messages } from './twoFactor.messages';
import { useSecondFactorChange } from './useSecondFactorChange';

interface TwoFactorOnProps {
  readonly userId: string;
  readonly recoveryCodesLeft: number;
  readonly onRecoveryCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A second factor that is on: what can be done about it takes a code. Without the extension there is nothing to do. */
export function TwoFactorOn({ userId, recoveryCodesLeft, onRecoveryCodes, onClose }: TwoFactorOnProps) {
  const formId = useId();
  const { code, work, status, failure, changeCode, submit } = useSecondFactorChange(userId, {
    onRecoveryCodes,
    onDone: onClose,
  });
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
        <Notice tone="info">
          {messages.alreadyOn} {messages.codesLeft(recoveryCodesLeft)}
        </Notice>
        <FormFrame id={formId} fault={failure} isInvalidSelected onSubmit={() => submit('disable')}>
          <CodeInput>
            <TextField
              label={messages.anyCode}
              value={code}
              onChange={(event) => changeCode(event.target.value)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              hint={messages.switchOffMeans}
              error={failure}
            />
          </CodeInput>
        </FormFrame>
      </DialogBody>
    </Dialog>
  );
}
