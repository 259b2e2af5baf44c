import { useSession } from '@tessera/shared-contracts/session';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { PlayerSettings } from './PlayerSettings';
import { SettingsSignedOut } from './SettingsSignedOut';
import { messages } from './settings.messages';

/** Account, privacy, verification, security and wallets; a visitor sees a Log in button and loads nothing. */
export function SettingsPage() {
  useDocumentTitle(messages.title);
  const session = useSession();
  const isPlayer = session !== undefined;
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    if (isPlayer || !wasPlayer.current || document.activeElement !== document.body) return;
    // The dialog that ended the session has gone with its button.
    const heading = document.querySelector<HTMLElement>('main h1, h1, h2');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isPlayer]);
  return session === undefined ? <SettingsSignedOut /> : <PlayerSettings user={session.user} />;
}
