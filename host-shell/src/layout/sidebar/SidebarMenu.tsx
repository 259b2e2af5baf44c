import { emit } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { Tooltip } from '@tessera/shared-contracts/ui';
import { LogIn, LogOut } from 'lucide-react';
import { logOut } from '../../session/logOut';
import { preloadModules } from '../../slots/preload';
import { messages } from '../layout.messages';
import { MenuGroupItem } from './MenuGroupItem';
import { MenuLinkItem } from './MenuLinkItem';
import { accountMenu, type GroupId, isGroup, mainMenu } from './menuItems';
import { ItemButton, List, type MenuLook, SectionTitle, Separator } from './Sidebar.styles';

interface SidebarMenuProps {
  readonly look: MenuLook;
  readonly openGroup: GroupId | undefined;
  readonly onGroupPress: (group: GroupId) => void;
  readonly onGroupDismiss: () => void;
}

const preloadAuth = () => preloadModules([['account', 'AuthDialog']]);

function SessionItem({ look }: { readonly look: MenuLook }) {
  const isSignedIn = useSession() !== undefined;
  const label = isSignedIn ? messages.logOut : messages.logIn;
  const Icon = isSignedIn ? LogOut : LogIn;
  const handleClick = isSignedIn ? logOut : () => emit('dialog-requested', { dialog: 'auth', tab: 'login' });
  const face = (
    <ItemButton
      type="button"
      onClick={handleClick}
      {...(look === 'icons' && { 'aria-label': label })}
      {...(!isSignedIn && { onPointerEnter: preloadAuth, onFocus: preloadAuth })}
      $look={look}
    >
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      {look !== 'icons' && <span>{label}</span>}
    </ItemButton>
  );
  return (
    <li>
      {look === 'icons' ? (
        <Tooltip label={label} side="right">
          {face}
        </Tooltip>
      ) : (
        face
      )}
    </li>
  );
}

/** The menus of the sidebar and of the phone's drawer (spec §2, Sidebar). */
export function SidebarMenu({ look, openGroup, onGroupPress, onGroupDismiss }: SidebarMenuProps) {
  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <List $look={look}>
          {mainMenu.map((item) =>
            isGroup(item) ? (
              <MenuGroupItem
                key={item.id}
                group={item}
                look={look}
                isOpen={openGroup === item.id}
                onPress={() => onGroupPress(item.id)}
                onDismiss={onGroupDismiss}
              />
            ) : (
              <MenuLinkItem key={item.to} link={item} look={look} />
            ),
          )}
        </List>
      </nav>
      <Separator $look={look} />
      <nav aria-label={messages.account}>
        <SectionTitle $look={look}>{messages.account}</SectionTitle>
        <List $look={look}>
          {accountMenu.map((link) => (
            <MenuLinkItem key={link.to} link={link} look={look} />
          ))}
        </List>
        <Separator $look={look} />
        <List $look={look}>
          <SessionItem look={look} />
        </List>
      </nav>
    </>
  );
}
