import { readSiteConfig } from '@tessera/shared-contracts/config';
import { space, type } from '@tessera/shared-contracts/theme';
import { TextLink, Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { footerPageMessages as messages } from './pages.messages';

const Text = styled(Tile)`
  display: grid;
  gap: ${space(2)};
  max-width: 68ch;
  padding: ${space(6)};
  font: ${type.body};
  & p {
    margin: 0;
  }
`;

/** A page of the footer that says that its text is not written yet. */
export function FooterPage({ title }: ScreenProps) {
  const { supportEmail, gamblingHelp } = readSiteConfig();
  return (
    <>
      <PageHead title={title} />
      <Text>
        <p>{messages.notPublished}</p>
        <p>
          {messages.askSupport} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
        <p>
          {messages.helpline} <TextLink href={gamblingHelp.href}>{gamblingHelp.name}</TextLink>.
        </p>
      </Text>
    </>
  );
}
