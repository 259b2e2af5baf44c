import { enableTwoFactor, request, sendCall, type TwoFactorSetup } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from './twoFactor.messages';

/** Requests a set-up once per opening; a failure shows a toast and closes the dialog (spec §8 2FA). */
export function useTwoFactorSetup(userId: string, onClose: () => void): TwoFactorSetup | undefined {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const askedFor = useRef<string>(undefined);
  const isShown = useRef(false);

  const begin = useEffectEvent(async () => {
    const { data } = await sendCall(request(enableTwoFactor, { body: { userId } }));
    if (!isShown.current) return;
    if (data === undefined) {
      showToast('error', messages.setupFailed);
      onClose();
      return;
    }
    setSetup(data);
    showToast('info', messages.setupReady);
  });

  useEffect(() => {
    isShown.current = true;
    // Each request creates a new secret at the provider, so a second run of the effect must not send another request.
    if (askedFor.current !== userId) {
      askedFor.current = userId;
      void begin();
    }
    return () => {
      isShown.current = false;
    };
  }, [userId]);

  return setup;
}
