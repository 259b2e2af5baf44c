import { type Session, useSession } from '@tessera/shared-contracts/session';
import {
  CopyButton,
  Dialog,
  DialogBody,
  Notice,
  SignedOutState,
  TextField,
  useMediaQuery,
} from '@tessera/shared-contracts/ui';
import { useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { FormFrame, SubmitButton } from '../../shared';
import { selectIsTwoFactorEnabled } from '../local-settings';
import { QrPicture } from './QrPicture';
import { SetupSteps } from './SetupSteps';
import { ClockHint, CodeInput, Columns } from './TwoFactorDialog.styles';
import { messages } from './twoFactor.messages';
import { useCodeCheck } from './useCodeCheck';
import { useTwoFactorSetup } from './useTwoFactorSetup';

interface TwoFactorDialogProps {
  readonly onClose: () => void;
}

/** Sets up a second factor. Without a player, and where there is one already, it sends nothing and says so. */
export function TwoFactorDialog({ onClose }: TwoFactorDialogProps) {
  const session = useSession();
  // As it was when the dialog opened: the set-up itself ends with a second factor that is on.
  const [wasEnabled] = useState(useSelector(selectIsTwoFactorEnabled));
  if (session !== undefined && !wasEnabled) return <Setup user={session.user} onClose={onClose} />;
  return (
    <Dialog title={messages.title} onClose={onClose} size="md">
      <DialogBody>
        {session === undefined ? (
          <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
        ) : (
          <Notice tone="info">{messages.alreadyOn}</Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}

function Setup({ user, onClose }: { readonly user: Session['user']; readonly onClose: () => void }) {
  const setup = useTwoFactorSetup(user.id, onClose);
  const { code, status, failure, isClockSuspect, changeCode, submit } = useCodeCheck(user.id, onClose);
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
        <FormFrame id={formId} fault={failure} isInvalidSelected onSubmit={() => submit()}>
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
          <ClockHint role="status">{isClockSuspect && <Notice tone="info">{messages.clockHint}</Notice>}</ClockHint>
        </FormFrame>
      </DialogBody>
    </Dialog>
  );
}
