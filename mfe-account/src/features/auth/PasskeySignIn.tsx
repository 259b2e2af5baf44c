import { Button, Notice } from '@tessera/shared-contracts/ui';
import { Fingerprint } from 'lucide-react';
import { messages } from './auth.messages';
import type { LoginEnd } from './signIn';
import { usePasskeyAutofill } from './usePasskeyAutofill';
import { usePasskeyLogin } from './usePasskeyLogin';

interface PasskeySignInProps {
  /** The login that requires a second factor; without it, the passkey alone logs in. */
  readonly challengeId?: string;
  readonly onSuccess: LoginEnd;
  /** Called with the reason when that login has expired. */
  readonly onOver?: (reason: string) => void;
}

/** Login by passkey: by its button, and by autofill of the user name. */
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
