import { emit } from '@tessera/shared-contracts/events';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { color, elevation, media, zIndex } from '@tessera/shared-contracts/theme';
import { Avatar } from '@tessera/shared-contracts/ui';
import { ArrowLeftRight, ChevronDown, History, LogOut, Settings, User } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { paths } from '../../routes/paths';
import { pageTitles } from '../../routes/routes.messages';
import { logOut } from '../../session/logOut';
import { preloadModules } from '../../slots/preload';
import { messages } from '../layout.messages';
import { useDismiss } from '../useDismiss';

const Area = styled.div`
  position: relative;
`;

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin: 0;
  padding: 4px;
  border: 0;
  border-radius: 12px;
  background: none;
  color: ${color.text.primary};
  font: 550 14px / 20px var(--font-ui);
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.surface.tile};
    }
  }
  &[aria-expanded='true'] {
    background: ${color.surface.tile};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

const Sign = styled(ChevronDown)`
  color: ${color.text.tertiary};
  ${media.belowLg} {
    display: none;
  }
`;

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.belowMd} {
    display: none;
  }
`;

const Panel = styled.nav`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${zIndex.dropdown};
  width: 224px;
  padding: 6px;
  border-radius: 14px;
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li:last-child {
    margin-top: 4px;
    padding-top: 6px;
    border-top: 1px solid ${color.line.hairline};
  }
`;

const option = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  margin: 0;
  padding: 0 12px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: ${color.text.primary};
  font: 500 14px / 20px var(--font-ui);
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  & svg {
    color: ${color.text.secondary};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
    }
  }
`;

const OptionLink = styled(Link)`
  ${option}
`;

const OptionButton = styled.button`
  ${option}
`;

const links = [
  { to: paths.bets, label: pageTitles.bets, icon: History },
  { to: paths.transactions, label: pageTitles.transactions, icon: ArrowLeftRight },
  { to: paths.settings, label: pageTitles.settings, icon: Settings },
] as const;

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const preloadProfile = () => preloadModules([['account', 'ProfileDialog']]);

/** The player's menu: a button that discloses links, so that Tab and Enter are all there is to know. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  const close = () => setIsOpen(false);
  useDismiss(area, button, isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(close, [key]);

  return (
    <Area ref={area}>
      <Face
        ref={button}
        type="button"
        aria-label={messages.userMenu(user.username)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar seed={user.id.toUpperCase()} size={36} />
        <Name>{user.username}</Name>
        <Sign size={16} strokeWidth={1.9} aria-hidden="true" />
      </Face>
      {isOpen && (
        <Panel id={panelId} aria-label={messages.accountMenu}>
          <ul>
            <li>
              <OptionButton
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  button.current?.focus();
                  close();
                  emit('dialog-requested', { dialog: 'profile' });
                }}
                onPointerEnter={preloadProfile}
                onFocus={preloadProfile}
              >
                <User {...icon} />
                {pageTitles.profile}
              </OptionButton>
            </li>
            {links.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <OptionLink to={to} onClick={close}>
                  <Icon {...icon} />
                  {label}
                </OptionLink>
              </li>
            ))}
            <li>
              <OptionButton
                type="button"
                onClick={() => {
                  close();
                  logOut();
                }}
              >
                <LogOut {...icon} />
                {messages.logOut}
              </OptionButton>
            </li>
          </ul>
        </Panel>
      )}
    </Area>
  );
}
