import { emit, showToast } from '@tessera/shared-contracts/events';
import { readSession } from '@tessera/shared-contracts/session';
import { Switch } from '@tessera/shared-contracts/ui';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useDelayedCall } from '../../shared';
import { selectIsTwoFactorEnabled } from '../local-settings';
import { TwoFactorDialog, twoFactorMessages } from '../two-factor';
import { Grow, Row } from './SecurityCard.styles';
import { messages } from './security.messages';

const disableDelayMs = 300;

/** Enables the second factor by its set-up; disables it for this session only, since the provider has no call (spec §7). */
export function TwoFactorRow({ userId }: { readonly userId: string }) {
  const isEnabled = useSelector(selectIsTwoFactorEnabled);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const isDisabling = useRef(false);
  const later = useDelayedCall();

  function disable() {
    isDisabling.current = false;
    // Another tab may have ended the session meanwhile; then there is nothing to disable.
    if (readSession()?.user.id !== userId) {
      showToast('error', twoFactorMessages.disableFailed);
      return;
    }
    emit('two-factor-changed', { isEnabled: false });
    showToast('info', twoFactorMessages.disabled);
  }

  function handleChange(isOn: boolean) {
    if (isOn) return setIsSettingUp(true);
    // Still on, but about to be off: more clicks change nothing.
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
      {isSettingUp && <TwoFactorDialog onClose={() => setIsSettingUp(false)} />}
    </Row>
  );
}
