import { Button, Notice } from '@tessera/shared-contracts/ui';
import { Fingerprint } from 'lucide-react';
import { messages } from './auth.messages';
import { usePasskeyAutofill } from './usePasskeyAutofill';
import { usePasskeyLogin } from './usePasskeyLogin';

interface PasskeySignInProps {
  /** Of a login that waits for its second factor; without one, the passkey logs in by itself. */
  readonly challengeId?: string;
  readonly onSuccess: () => void;
  /** Called with the reason when that login has run out. */
  readonly onOver?: (reason: string) => void;
}

/** Login by passkey: by its button, and from what the browser fills into the field for the name. */
export function PasskeySignIn({ challengeId, onSuccess, onOver }: PasskeySignInProps) {
  const { status, failure, submit, isAsking } = usePasskeyLogin({ challengeId, onSuccess, onOver });
  usePasskeyAutofill({ isOn: challengeId === undefined && status === 'idle', onPicked: submit });
  return (
    <>
      <Button
        isBlock
        icon={<Fingerprint aria-hidden="true" size={18} strokeWidth={1.9} />}
        isBusy={status !== 'idle'}
        holdsDialog={!isAsking}
        busyLabel={messages.waitingForPasskey}
        onClick={() => submit(undefined)}
      >
        {challengeId === undefined ? messages.usePasskey : messages.usePasskeyInstead}
      </Button>
      {failure && (
        <Notice tone="loss" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}
