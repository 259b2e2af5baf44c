import { preloadModules } from '@tessera/platform/host';
import { placeholderPlayer } from '@tessera/platform/prerender';
import { emit } from '@tessera/shared-contracts/events';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { Avatar, keepFocusNear, useDismiss, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { ArrowLeftRight, History, LogOut, Settings, User } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newestLocation } from '../../routes/newestLocation';
import { paths } from '../../routes/paths';
import { pageTitles } from '../../routes/routes.messages';
import { logOut } from '../../session/logOut';
import { messages } from '../layout.messages';
import { Area, Face, Name, OptionButton, OptionLink, Panel, Sign } from './UserMenu.styles';

const links = [
  { to: paths.bets, label: pageTitles.bets, icon: History },
  { to: paths.transactions, label: pageTitles.transactions, icon: ArrowLeftRight },
  { to: paths.settings, label: pageTitles.settings, icon: Settings },
] as const;

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const preloadProfile = () => preloadModules([['account', 'ProfileDialog']]);

/** The player's menu: a button that discloses links, so that Tab and Enter are enough to use it. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { key } = useLocation();
  // Any later navigation closes the menu.
  const [openEntry, setOpenEntry] = useState<string>();
  const isOpen = openEntry === key;
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { id, username } = useIsPrerendered() ? placeholderPlayer : user;
  const close = () => setOpenEntry(undefined);
  useDismiss(area, button, isOpen, close);

  return (
    <Area ref={area}>
      <Face
        ref={button}
        type="button"
        name="account-menu"
        aria-label={username === '' ? messages.account : messages.userMenu(username)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenEntry(isOpen ? undefined : newestLocation().key)}
      >
        <Avatar seed={id.toUpperCase()} size={36} />
        <Name>{username}</Name>
        <Sign size={16} strokeWidth={1.9} aria-hidden="true" />
      </Face>
      {isOpen && (
        <Panel ref={keepFocusNear} id={panelId} aria-label={messages.accountMenu}>
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
                <span>{pageTitles.profile}</span>
              </OptionButton>
            </li>
            {links.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <OptionLink to={to} onClick={close}>
                  <Icon {...icon} />
                  <span>{label}</span>
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
