import { request, sendCall } from '@tessera/shared-contracts/api';
import { beginPasskeyLogin } from '@tessera/shared-contracts/extensions';
import { useEffect, useEffectEvent } from 'react';
import type { PasskeySignature } from './usePasskeyLogin';

/** Part of a challenge's life after which a new one replaces it, for players who leave the dialog open. */
const renewAfter = 0.8;

/**
 * Lets the browser list passkeys among what it fills in, where it can. It asks nothing and shows nothing of itself; a
 * failure is silent, since the button remains.
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
