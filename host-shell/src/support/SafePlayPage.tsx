import { readSiteConfig, type SiteConfig } from '@tessera/shared-contracts/config';
import { TextLink } from '@tessera/shared-contracts/ui';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { RulesTile, useMinimumAge } from '../site-rules';
import { useSiteSetting } from '../useSiteSetting';
import { safePlayMessages as messages } from './support.messages';
import { Text } from './Text';

const none: NonNullable<SiteConfig['helplines']> = [];

function Help() {
  const { gamblingHelp } = readSiteConfig();
  const helplines = useSiteSetting(() => readSiteConfig().helplines ?? none, none);
  return (
    <Text as="section">
      <h2>{messages.helpTitle}</h2>
      <p>
        {messages.help} <TextLink href={gamblingHelp.href}>{gamblingHelp.name}</TextLink>.
      </p>
      <p>{messages.others}</p>
      {helplines.length > 0 && (
        <ul>
          {helplines.map(({ country, name, href }) => (
            <li key={href}>
              <span>{`${country}: `}</span>
              <TextLink href={href}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Text>
  );
}

/** What there is today for players who play too much. */
export function ResponsibleGamblingPage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.lead} />
      <Text as="section">
        <h2>{messages.signsTitle}</h2>
        <ul>
          {messages.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </Text>
      <Text as="section">
        <h2>{messages.hereTitle}</h2>
        <ul>
          {messages.here.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <p>{messages.notHere}</p>
        <p>{messages.underAge(useMinimumAge())}</p>
      </Text>
      <Help />
      <RulesTile />
    </>
  );
}

/** Help by country, from the site's configuration. */
export function HelplinePage({ title }: ScreenProps) {
  return (
    <>
      <PageHead title={title} lead={messages.helplineLead} />
      <Help />
    </>
  );
}
