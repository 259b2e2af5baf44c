import { logoArt } from '@tessera/shared-contracts/art';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { Button } from '@tessera/shared-contracts/ui';
import { ArrowUp, Mail } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useMinimumAge } from '../../site-rules/useMinimumAge';
import { footerMessages as messages } from '../layout.messages';
import {
  Adults,
  Base,
  Bottom,
  Care,
  Columns,
  ColumnTitle,
  Inner,
  OnWideScreens,
  Socials,
  Summary,
  SupportLink,
} from './Footer.styles';
import { footerColumns } from './footerLinks';
import { networkName, SocialIcon, socialNetworks } from './socialIcons';

/** Scrolls to the top and moves the focus there. */
function backToTop() {
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The footer of every page (spec §2 Footer). */
export function Footer() {
  const { brand, supportEmail, socialLinks, gamblingHelp } = readSiteConfig();
  const navigate = useNavigate();
  return (
    <Base>
      <Inner>
        <Columns>
          <div>
            <img src={logoArt} alt={brand} width={122} height={30} />
            <Summary>{messages.summary}</Summary>
            <Socials>
              {socialNetworks.map((network) => (
                <li key={network}>
                  <a href={socialLinks[network]} aria-label={messages.socialLink(networkName(network), brand)}>
                    <SocialIcon network={network} />
                  </a>
                </li>
              ))}
            </Socials>
          </div>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <ul>
                {links.map((page) => (
                  <li key={page.path}>
                    <Link to={page.path}>{page.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <Bottom>
          <Adults>{messages.adultsOnly(useMinimumAge())}</Adults>
          <Care>
            {messages.help} <a href={gamblingHelp.href}>{gamblingHelp.name}</a>.
          </Care>
          <SupportLink href={`mailto:${supportEmail}`}>
            <Mail size={18} strokeWidth={1.9} aria-hidden="true" />
            <span translate="no">{supportEmail}</span>
          </SupportLink>
          <Button variant="quiet" onClick={() => navigate(paths.contact)}>
            {messages.contactUs}
          </Button>
          <OnWideScreens>
            <Button icon={<ArrowUp size={18} strokeWidth={1.9} aria-hidden="true" />} onClick={backToTop}>
              {messages.backToTop}
            </Button>
          </OnWideScreens>
        </Bottom>
      </Inner>
    </Base>
  );
}
