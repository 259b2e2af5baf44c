import { color, media, type, zIndex } from '@tessera/shared-contracts/theme';
import { Dice5, Gift, House, type LucideIcon, Menu, MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { paths } from '../../routes/paths';
import { messages } from '../layout.messages';
import { useHasChat } from '../useHasChat';
import { activeTab, type BottomTab } from './activeTab';

const Bar = styled.nav`
  display: none;
  ${media.belowLg} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.bottomBar};
    height: var(--layout-bottom-bar);
    padding-bottom: env(safe-area-inset-bottom);
    display: grid;
    background: ${color.surface.page};
    border-top: 1px solid ${color.line.hairline};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const tab = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  font: ${type.caption};
  line-height: 0.875rem;
  color: ${color.text.tertiary};
  text-decoration: none;
  cursor: pointer;
  ${media.cramped} {
    /* No room for the names; screen readers still read them. */
    gap: 0;
    font-size: 0;
    line-height: 0;
    & svg {
      width: 1.5rem;
      height: 1.5rem;
    }
  }
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
  &[aria-current] {
    color: ${color.text.primary};
  }
  &[aria-current] svg {
    color: ${color.accent.base};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 28px;
    height: 4px;
    border-radius: 0 0 2px 2px;
    background: ${color.accent.base};
  }
`;

const TabLink = styled(Link)`
  ${tab}
`;

const TabButton = styled.button`
  ${tab}
`;

const tabs: readonly {
  readonly id: BottomTab;
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}[] = [
  { id: 'home', label: 'Home', to: paths.home, icon: House },
  { id: 'games', label: 'Games', to: paths.games, icon: Dice5 },
  { id: 'promos', label: 'Promos', to: paths.promotions, icon: Gift },
  { id: 'chat', label: 'Chat', to: paths.chat, icon: MessageCircle },
];

interface BottomBarProps {
  readonly isMenuOpen: boolean;
  readonly isInert: boolean;
  readonly onMenuOpen: () => void;
}

/** The bottom bar of phones and tablets. */
export function BottomBar({ isMenuOpen, isInert, onMenuOpen }: BottomBarProps) {
  const { pathname } = useLocation();
  const active = activeTab(pathname);
  const hasChat = useHasChat();
  return (
    <Bar aria-label={messages.sections} inert={isInert}>
      <List>
        <li>
          <TabButton type="button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenuOpen}>
            <Menu size={20} strokeWidth={1.9} aria-hidden="true" />
            {messages.menu}
          </TabButton>
        </li>
        {tabs
          .filter(({ id }) => id !== 'chat' || hasChat)
          .map(({ id, label, to, icon: Icon }) => (
            <li key={id}>
              <TabLink to={to} {...(id === active && { 'aria-current': 'page' as const })}>
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
                <span>{label}</span>
              </TabLink>
            </li>
          ))}
      </List>
    </Bar>
  );
}
