import { type Session, useSession } from '@tessera/shared-contracts/session';
import { CopyButton, Dialog, DialogBody, SignedOutState, TextField, useMediaQuery } from '@tessera/shared-contracts/ui';
import { useId, useRef } from 'react';
import { FormFrame, SubmitButton } from '../../shared';
import { QrPicture } from './QrPicture';
import { SetupSteps } from './SetupSteps';
import { CodeInput, Columns } from './TwoFactorDialog.styles';
import { messages } from './twoFactor.messages';
import { useCodeCheck } from './useCodeCheck';
import { useTwoFactorSetup } from './useTwoFactorSetup';

interface TwoFactorDialogProps {
  readonly onClose: () => void;
}

/** Sets up a second factor; sends nothing without a player. */
export function TwoFactorDialog({ onClose }: TwoFactorDialogProps) {
  const session = useSession();
  if (session !== undefined) return <Setup user={session.user} onClose={onClose} />;
  return (
    <Dialog title={messages.title} onClose={onClose} size="md">
      <DialogBody>
        <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
      </DialogBody>
    </Dialog>
  );
}

function Setup({ user, onClose }: { readonly user: Session['user']; readonly onClose: () => void }) {
  const setup = useTwoFactorSetup(user.id, onClose);
  const { code, status, failure, changeCode, submit } = useCodeCheck(user.id, onClose);
  const formId = useId();
  const codeInput = useRef<HTMLInputElement>(null);
  // On touch screens the keyboard would cover the QR code.
  const isTouch = useMediaQuery('(pointer: coarse)');

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      size="md"
      initialFocusRef={isTouch ? undefined : codeInput}
      footer={
        <SubmitButton
          form={formId}
          status={status}
          disabled={code === '' || setup === undefined}
          busyLabel={messages.submitting}
        >
          {messages.submit}
        </SubmitButton>
      }
    >
      <DialogBody>
        <Columns>
          <QrPicture setup={setup} email={user.email} />
          <SetupSteps />
        </Columns>
        <TextField
          label={messages.secret}
          value={setup?.secret ?? ''}
          readOnly
          isMono
          trailing={setup && <CopyButton text={setup.secret} label={messages.copySecret} />}
        />
        <FormFrame id={formId} fault={failure} onSubmit={() => submit()}>
          <CodeInput>
            <TextField
              ref={codeInput}
              label={messages.code}
              value={code}
              onChange={(event) => changeCode(event.target.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              error={failure}
            />
          </CodeInput>
        </FormFrame>
      </DialogBody>
    </Dialog>
  );
}
