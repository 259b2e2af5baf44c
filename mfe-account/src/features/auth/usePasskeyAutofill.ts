import { request, sendCall } from '@tessera/shared-contracts/api';
import { beginPasskeyLogin } from '@tessera/shared-contracts/extensions';
import { useEffect, useEffectEvent } from 'react';
import type { PasskeySignature } from './usePasskeyLogin';

/** Fraction of a challenge's lifetime after which it is renewed, for dialogs that stay open. */
const renewAfter = 0.8;

/**
 * Offers passkeys in the browser's autofill, if supported. Failures are silent: the button is the fallback.
 */
export function usePasskeyAutofill({
  isOn,
  onPicked,
}: {
  readonly isOn: boolean;
  readonly onPicked: (signature: PasskeySignature) => void;
}): void {
  const handlePicked = useEffectEvent(onPicked);
  useEffect(() => {
    if (!isOn) return undefined;
    let round = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function offer() {
      const { signal } = round;
      const { autofillPasskey, canAutofill } = await import('../passkeys/credentials');
      if (signal.aborted || !(await canAutofill())) return;
      const { data } = await sendCall(request(beginPasskeyLogin, { body: {} }), { signal });
      if (data === undefined || signal.aborted) return;
      if (data.timeout !== undefined) timer = setTimeout(renew, data.timeout * renewAfter);
      const { credential } = await autofillPasskey(data, signal);
      if (credential !== undefined && !signal.aborted) handlePicked(credential);
    }
    function renew() {
      round.abort();
      round = new AbortController();
      void offer();
    }

    void offer();
    return () => {
      clearTimeout(timer);
      round.abort();
    };
  }, [isOn]);
}
