import { useSession } from '@tessera/shared-contracts/session';
import { Dialog, DialogBody, ErrorState, Notice, SignedOutState } from '@tessera/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { problemMessage } from '../../shared';
import { useRefusal } from '../breaks/useRefusal';
import { RecoveryCodes, TwoFactorOn } from './lazyDialogs';
import { PendingDialog } from './PendingDialog';
import { TwoFactorSetup } from './TwoFactorSetup';
import { useTwoFactor } from './twoFactor.api';
import { messages } from './twoFactor.messages';

export interface TwoFactorDialogProps {
  readonly onClose: () => void;
}

/** Sets up a second factor. Without a player, during a break, or with one already on, it creates no new secret and says so. */
export function TwoFactorDialog({ onClose }: TwoFactorDialogProps) {
  const user = useSession()?.user;
  const refusal = useRefusal(user?.id);
  const { isEnabled, recoveryCodesLeft, needsPassword, error, refetch } = useTwoFactor(user?.id);
  // The state when the dialog opened: the set-up itself turns the second factor on.
  const [wasEnabled, setWasEnabled] = useState(isEnabled);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  useEffect(() => setWasEnabled((before) => before ?? isEnabled), [isEnabled]);

  if (user !== undefined && recoveryCodes !== undefined)
    return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />;
  if (refusal !== undefined) {
    return (
      <Dialog title={messages.title} onClose={onClose} size="md">
        <DialogBody>
          <Notice tone="info">{refusal}</Notice>
        </DialogBody>
      </Dialog>
    );
  }
  if (user !== undefined && wasEnabled === false) {
    return <TwoFactorSetup user={user} onRecoveryCodes={setRecoveryCodes} onClose={onClose} />;
  }
  if (user !== undefined && wasEnabled === true) {
    return (
      <TwoFactorOn
        userId={user.id}
        recoveryCodesLeft={recoveryCodesLeft}
        needsPassword={needsPassword}
        onRecoveryCodes={setRecoveryCodes}
        onClose={onClose}
      />
    );
  }
  if (user !== undefined && error === undefined) return <PendingDialog onClose={onClose} onRetry={undefined} />;
  return (
    <Dialog title={messages.title} onClose={onClose} size="md">
      <DialogBody>
        {user === undefined ? (
          <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
        ) : (
          <ErrorState
            title={messages.stateFailed}
            reason={problemMessage(error, messages.stateFailed)}
            onRetry={refetch}
            headingLevel={3}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
