import { SignedOutState, Tile } from '@tessera/shared-contracts/ui';
import { Page, Title } from './SettingsPage.styles';
import { messages } from './settings.messages';

/** The page for visitors. */
export const SettingsSignedOut = () => (
  <Page>
    <Title>{messages.title}</Title>
    <Tile>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
    </Tile>
  </Page>
);
