import type { TwoFactorSetup } from '@tessera/shared-contracts/api';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import type { Session } from '@tessera/shared-contracts/session';
import {
  CopyButton,
  Dialog,
  DialogBody,
  Notice,
  TextField,
  TextLink,
  useMediaQuery,
} from '@tessera/shared-contracts/ui';
import { useEffect, useId, useRef } from 'react';
import { FormFrame, SubmitButton } from '../../shared';
import { RecoveryCodes } from './lazyDialogs';
import { QrPicture } from './QrPicture';
import { otpAuthUri } from './qrSource';
import { SetupSteps } from './SetupSteps';
import { ClockHint, CodeInput, Columns } from './TwoFactorDialog.styles';
import { messages } from './twoFactor.messages';
import { useCodeCheck } from './useCodeCheck';

/** Props of {@link SetupDialog}. */
export interface SetupDialogProps {
  readonly user: Session['user'];
  /** Absent while the provider prepares it. */
  readonly setup: TwoFactorSetup | undefined;
  /** Called with the recovery codes, if the provider has any, once the second factor is on. */
  readonly onRecoveryCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** QR code and key for the authenticator app, and its first code. */
export function SetupDialog({ user, setup, onRecoveryCodes, onClose }: SetupDialogProps) {
  const { code, status, failure, isClockSuspect, codeField, submit } = useCodeCheck(user.id, (recoveryCodes) =>
    recoveryCodes.length > 0 ? onRecoveryCodes(recoveryCodes) : onClose(),
  );
  useEffect(() => void RecoveryCodes.preload(), []);
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
        {isTouch && setup && (
          <TextLink href={otpAuthUri(setup.secret, { brand: readSiteConfig().brand, email: user.email })}>
            {messages.openAuthenticator}
          </TextLink>
        )}
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
              {...codeField}
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
