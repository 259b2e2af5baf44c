import { pageLoader } from '@tessera/platform/host';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { formatUtcDay } from '@tessera/shared-contracts/format';
import { TextLink } from '@tessera/shared-contracts/ui';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { Text } from '../support/Text';
import { useSiteSetting } from '../useSiteSetting';
import { checkedWords, accessibilityMessages as messages } from './accessibility.messages';

/** What the project's checks find, what they do not, and whom to tell. */
export function AccessibilityPage({ title }: ScreenProps) {
  const { supportEmail } = readSiteConfig();
  const supportHours = useSiteSetting(() => readSiteConfig().supportHours, undefined);
  const date = pageLoader.diagnostics().shell?.committedOn;
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Text as="section">
        <h2>{messages.checkedTitle}</h2>
        <p>{messages.checkedLead}</p>
        <ul>
          {Object.values(checkedWords).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {date !== undefined && <p>{messages.date(formatUtcDay(Date.parse(date)))}</p>}
      </Text>
      <Text as="section">
        <h2>{messages.notTitle}</h2>
        <ul>
          {messages.not.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Text>
      <Text as="section">
        <h2>{messages.contactTitle}</h2>
        <p>
          {messages.contact} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
        <p>{messages.contactLine}</p>
        {supportHours !== undefined && <p>{messages.supportHours(supportHours)}</p>}
      </Text>
    </>
  );
}
