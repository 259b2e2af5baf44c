import { readSiteConfig } from '@tessera/shared-contracts/config';
import { formatDay } from '@tessera/shared-contracts/format';
import { TextLink } from '@tessera/shared-contracts/ui';
import { Text } from '../support/Text';
import { ownerTextsMessages as messages } from './ownerTexts.messages';

/** Says that the owner of the site has not published a text, on the day on which it is read. */
export function NotPublished() {
  const { supportEmail, gamblingHelp } = readSiteConfig();
  return (
    <Text>
      <p>
        <strong>{messages.notPublished}</strong> <span>{messages.asOf(formatDay(Date.now()))}</span>
      </p>
      <p>
        {messages.askSupport} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
      <p>
        {messages.helpline} <TextLink href={gamblingHelp.href}>{gamblingHelp.name}</TextLink>.
      </p>
    </Text>
  );
}
