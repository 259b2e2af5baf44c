import { useSession } from '@tessera/shared-contracts/session';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { PlayerSettings } from './PlayerSettings';
import { SettingsSignedOut } from './SettingsSignedOut';
import { messages } from './settings.messages';

/** Account, privacy, verification, security and wallets; a visitor sees a Log in button and loads nothing. */
export function SettingsPage() {
  useDocumentTitle(messages.title);
  const session = useSession();
  return session === undefined ? <SettingsSignedOut /> : <PlayerSettings user={session.user} />;
}
