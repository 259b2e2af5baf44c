import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { PlayerSettings } from './PlayerSettings';
import { Page, Title } from './SettingsPage.styles';
import { messages } from './settings.messages';

/** Account, privacy, verification, security and wallets; a visitor is asked to log in and loads nothing. */
export function SettingsPage() {
  useDocumentTitle(messages.title);
  const session = useSession();
  if (session !== undefined) return <PlayerSettings user={session.user} />;
  return (
    <Page>
      <Title>{messages.title}</Title>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
    </Page>
  );
}
