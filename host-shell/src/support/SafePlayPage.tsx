import { readSiteConfig, type SiteConfig } from '@tessera/shared-contracts/config';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, lazyPart, linkStyles, PartPlaceholder, TextLink } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageHead } from '../layout/PageFrame';
import { paths } from '../routes/paths';
import type { ScreenProps } from '../routes/screen';
import { RulesTile, useMinimumAge } from '../site-rules';
import { useSiteSetting } from '../useSiteSetting';
import { selfTestMessages } from './selfTest.messages';
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

const ways = [
  { extension: 'limits', to: `${paths.settings}#limits` },
  { extension: 'breaks', to: `${paths.settings}#breaks` },
  { extension: 'statement', to: paths.statement },
] as const;

/** Names of the extensions whose ways this site has. */
const readWays = () =>
  ways
    .map(({ extension }) => extension)
    .filter(hasExtension)
    .join(' ');

const Way = styled(Link)`
  ${linkStyles}
`;

/** Loaded once it is begun. */
const SelfTest = lazyPart(
  () => import('./SelfTest').then((module) => module.SelfTest),
  ({ onRetry }) => <PartPlaceholder label={selfTestMessages.loading} height={1400} onRetry={onRetry} />,
);

function SelfTestTile() {
  const [round, setRound] = useState(0);
  const next = () => setRound(round + 1);
  return (
    <Text as="section" id="self-test">
      <h2>{selfTestMessages.title}</h2>
      <p>{selfTestMessages.lead}</p>
      {round > 0 ? (
        <SelfTest key={round} onAgain={next} />
      ) : (
        <p>
          <Button onClick={next}>{selfTestMessages.start}</Button>
        </p>
      )}
      <p>{selfTestMessages.source}</p>
    </Text>
  );
}

/** What there is today for players who play too much. */
export function ResponsibleGamblingPage({ title }: ScreenProps) {
  // One text, which is the same at each reading. Before it is known, neither is said.
  const present = useSiteSetting<string | undefined>(readWays, undefined)?.split(' ');
  const missing = (['limits', 'breaks'] as const).filter((name) => present?.includes(name) === false);
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
          {ways
            .filter(({ extension }) => present?.includes(extension))
            .map(({ extension, to }) => (
              <li key={extension}>
                <Way to={to}>{messages[extension]}</Way>
              </li>
            ))}
          {missing.includes('breaks') && <li>{messages.support}</li>}
        </ul>
        {missing.length > 0 && <p>{messages.notHere(missing.map((name) => messages.missing[name]))}</p>}
        <p>{messages.underAge(useMinimumAge())}</p>
      </Text>
      <SelfTestTile />
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
