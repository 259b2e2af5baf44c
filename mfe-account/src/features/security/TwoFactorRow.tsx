import { emit, showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { readSession } from '@tessera/shared-contracts/session';
import { Switch } from '@tessera/shared-contracts/ui';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDelayedCall } from '../../shared';
import { TwoFactorDialog, twoFactorMessages, useTwoFactor } from '../two-factor';
import { Grow, Row } from './SecurityCard.styles';
import { messages } from './security.messages';

const disableDelayMs = 300;

/**
 * Enables the second factor by its set-up. With the extension, the dialog also disables it; otherwise it is disabled
 * for this session only (spec §4 Two-factor switch).
 */
export function TwoFactorRow({ userId }: { readonly userId: string }) {
  const { isEnabled = false } = useTwoFactor(userId);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const isDisabling = useRef(false);
  const later = useDelayedCall();

  function disable() {
    isDisabling.current = false;
    // Another tab may have ended the session meanwhile.
    if (readSession()?.user.id !== userId) {
      showToast('error', twoFactorMessages.disableFailed);
      return;
    }
    emit('two-factor-changed', { isEnabled: false });
    showToast('info', twoFactorMessages.disabled);
  }

  function handleChange(isOn: boolean) {
    if (isOn || hasExtension('two-factor')) return setIsDialogOpen(true);
    // Already being disabled: ignore more clicks.
    if (isDisabling.current) return;
    isDisabling.current = true;
    later(disable, disableDelayMs);
  }

  return (
    <Row>
      <ShieldCheck aria-hidden />
      <Grow>
        <Switch
          label={messages.enableTwoFactor}
          hint={messages.enableTwoFactorLine}
          isOn={isEnabled}
          onChange={handleChange}
        />
      </Grow>
      {isDialogOpen && <TwoFactorDialog onClose={() => setIsDialogOpen(false)} />}
    </Row>
  );
}
