import { readSiteConfig } from '@tessera/shared-contracts/config';
import { TextLink } from '@tessera/shared-contracts/ui';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { Text } from '../support/Text';
import { privacyMessages as messages, storedWords } from './privacy.messages';
import { sentGroups } from './sentData';
import { storedGroups } from './storedData';

const List = ({ rows }: { readonly rows: readonly string[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);

function Kept() {
  return (
    <Text as="section">
      <h2>{messages.keptTitle}</h2>
      {storedGroups().map(({ until, names }) => (
        <div key={until}>
          <p>{messages.until[until]}</p>
          <List rows={names.map((name) => storedWords[name])} />
        </div>
      ))}
      <p>{messages.cookies}</p>
    </Text>
  );
}

function Sent() {
  return (
    <Text as="section">
      <h2>{messages.sentTitle}</h2>
      <p>{messages.sentLead(new URL(readSiteConfig().apiOrigin).host)}</p>
      {sentGroups().map(({ area, words }) => (
        <div key={area}>
          <p>{messages.areas[area]}</p>
          <List rows={words} />
        </div>
      ))}
      <p>{messages.lists}</p>
      <p>{messages.gamesNote}</p>
    </Text>
  );
}

function Measured() {
  const { telemetry } = readSiteConfig();
  return (
    <Text as="section">
      <h2>{messages.measuredTitle}</h2>
      {telemetry === undefined ? (
        <p>{messages.notMeasured}</p>
      ) : (
        <>
          <p>{messages.measured((telemetry.share ?? 1) * 100, new URL(telemetry.url).host)}</p>
          <p>{messages.measuredNever}</p>
        </>
      )}
    </Text>
  );
}

/** What the site keeps and sends, from the storage contract, the calls and the site's configuration. */
export function PrivacyPage({ title }: ScreenProps) {
  const { supportEmail } = readSiteConfig();
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Kept />
      <Sent />
      <Measured />
      <Text as="section">
        <h2>{messages.othersTitle}</h2>
        <p>{messages.others}</p>
        <p>
          {messages.provider} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      </Text>
    </>
  );
}
