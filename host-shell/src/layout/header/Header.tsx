import { placeholderPlayer } from '@tessera/platform/prerender';
import { logoArt, logoMarkArt } from '@tessera/shared-contracts/art';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { useSession } from '@tessera/shared-contracts/session';
import { color, media, zIndex } from '@tessera/shared-contracts/theme';
import { IconButton } from '@tessera/shared-contracts/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../routes/paths';
import { AuthButton } from '../AuthButton';
import { messages } from '../layout.messages';
import { SessionPart } from '../SessionPart';
import { setSidebarExpanded, useIsSidebarExpanded } from '../sidebar/sidebarExpansion';
import { HeaderBell } from './HeaderBell';
import { HeaderWallet } from './HeaderWallet';
import { UserMenu } from './UserMenu';

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.header};
  display: grid;
  grid-template-columns: var(--layout-sidebar-collapsed) 1fr auto 1fr;
  align-items: center;
  height: var(--layout-header);
  padding-right: var(--space-gutter);
  background: ${color.surface.page};
  border-bottom: 1px solid ${color.line.hairline};
  ${media.belowLg} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px;
    padding: 0 12px 0 16px;
  }
  ${media.belowSm} {
    gap: 6px;
  }
  ${media.cramped} {
    gap: 4px;
    padding: 0 8px 0 12px;
  }
`;

const Toggle = styled.div`
  justify-self: center;
  ${media.belowLg} {
    display: none;
  }
`;

const Logo = styled(Link)`
  justify-self: start;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 8px;
  border-radius: 10px;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
  }
  & img {
    display: block;
    height: 1.75rem;
    width: auto;
  }
  & img + img {
    display: none;
    height: 1.875rem;
  }
  ${media.belowLg} {
    min-width: 44px;
    margin-left: -8px;
    & img {
      display: none;
    }
    & img + img {
      display: block;
    }
  }
`;

const Middle = styled.div`
  justify-self: center;
  min-width: 0;
  max-width: 100%;
`;

const Right = styled.div`
  justify-self: end;
`;

const VisitorButtons = styled.div`
  display: flex;
  gap: 8px;
`;

const PlayerControls = styled.div`
  display: flex;
  gap: 8px;
  ${media.belowMd} {
    gap: 0;
  }
`;

interface HeaderProps {
  readonly sidebarId: string;
  readonly isInert: boolean;
}

/** The header of every page (spec §2 Header). */
export function Header({ sidebarId, isInert }: HeaderProps) {
  const isSidebarExpanded = useIsSidebarExpanded();
  const user = useSession()?.user ?? placeholderPlayer;
  const { brand } = readSiteConfig();
  return (
    <Bar inert={isInert}>
      <Toggle>
        <IconButton
          label={isSidebarExpanded ? messages.collapseSidebar : messages.expandSidebar}
          icon={isSidebarExpanded ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
          aria-expanded={isSidebarExpanded}
          aria-controls={sidebarId}
          onClick={() => setSidebarExpanded(!isSidebarExpanded)}
        />
      </Toggle>
      <Logo to={paths.home} aria-label={messages.homeLink(brand)}>
        <img src={logoArt} alt="" width={114} height={28} />
        <img src={logoMarkArt} alt="" width={30} height={30} />
      </Logo>
      <Middle>
        <SessionPart of="player">
          <HeaderWallet />
        </SessionPart>
      </Middle>
      <Right>
        <SessionPart of="player">
          <PlayerControls>
            <HeaderBell />
            <UserMenu key={user.id} user={user} />
          </PlayerControls>
        </SessionPart>
        <SessionPart of="visitor">
          <VisitorButtons>
            <AuthButton tab="register" />
            <AuthButton tab="login" variant="primary" />
          </VisitorButtons>
        </SessionPart>
      </Right>
    </Bar>
  );
}
