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
import { ItemButton, List, type MenuVariant, SectionTitle, Separator } from './Sidebar.styles';

interface SidebarMenuProps {
  readonly variant: MenuVariant;
  readonly openGroup: GroupId | undefined;
  readonly onGroupPress: (group: GroupId) => void;
  readonly onGroupDismiss: () => void;
}

const preloadAuth = () => preloadModules([['account', 'AuthDialog']]);

function SessionItem({ variant }: { readonly variant: MenuVariant }) {
  const isSignedIn = useSession() !== undefined;
  const label = isSignedIn ? messages.logOut : messages.logIn;
  const Icon = isSignedIn ? LogOut : LogIn;
  const handleClick = isSignedIn ? logOut : () => emit('dialog-requested', { dialog: 'auth', tab: 'login' });
  return (
    <li>
      <Tooltip label={label} side="right" isOff={variant !== 'icons'}>
        <ItemButton
          type="button"
          onClick={handleClick}
          {...(variant === 'icons' && { 'aria-label': label })}
          {...(!isSignedIn && { onPointerEnter: preloadAuth, onFocus: preloadAuth })}
          $variant={variant}
        >
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
          {variant !== 'icons' && <span>{label}</span>}
        </ItemButton>
      </Tooltip>
    </li>
  );
}

/** The menus of the sidebar and of the phone's drawer (spec §2, Sidebar). */
export function SidebarMenu({ variant, openGroup, onGroupPress, onGroupDismiss }: SidebarMenuProps) {
  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <List $variant={variant}>
          {mainMenu.map((item) =>
            isGroup(item) ? (
              <MenuGroupItem
                key={item.id}
                group={item}
                variant={variant}
                isOpen={openGroup === item.id}
                onPress={() => onGroupPress(item.id)}
                onDismiss={onGroupDismiss}
              />
            ) : (
              <MenuLinkItem key={item.to} link={item} variant={variant} />
            ),
          )}
        </List>
      </nav>
      <Separator $variant={variant} />
      <nav aria-label={messages.account}>
        <SectionTitle $variant={variant}>{messages.account}</SectionTitle>
        <List $variant={variant}>
          {accountMenu.map((link) => (
            <MenuLinkItem key={link.to} link={link} variant={variant} />
          ))}
        </List>
        <Separator $variant={variant} />
        <List $variant={variant}>
          <SessionItem variant={variant} />
        </List>
      </nav>
    </>
  );
}
