import { preloadModules } from '@tessera/platform/host';
import { attributes } from '@tessera/platform/protocol';
import { emit } from '@tessera/shared-contracts/events';
import { keepFocusNear, Tooltip } from '@tessera/shared-contracts/ui';
import { LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { logOut } from '../../session/logOut';
import { messages } from '../layout.messages';
import { SessionPart } from '../SessionPart';
import { useHasChat } from '../useHasChat';
import { MenuGroupItem } from './MenuGroupItem';
import { MenuLinkItem } from './MenuLinkItem';
import { accountMenu, type GroupId, isGroup, mainMenu } from './menuItems';
import { ItemButton, List, type MenuItemLook, type MenuVariant, SectionTitle, Separator } from './Sidebar.styles';
import { useIsSidebarExpanded } from './sidebarExpansion';

const requestLogin = () => emit('dialog-requested', { dialog: 'auth', tab: 'login' });
const preloadAuth = () => preloadModules([['account', 'AuthDialog']]);

interface SessionItemProps extends MenuItemLook {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  /** Called when the item is about to be pressed. */
  readonly onIntent?: () => void;
}

function SessionItem({ label, icon: Icon, onPress, onIntent, variant, isIcon }: SessionItemProps) {
  return (
    <Tooltip label={label} side="right" isOff={!isIcon}>
      <ItemButton
        ref={keepFocusNear}
        type="button"
        onClick={onPress}
        aria-label={label}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        $variant={variant}
      >
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>{label}</span>
      </ItemButton>
    </Tooltip>
  );
}

/** The menus of the sidebar and of the phone's drawer (spec §2 Sidebar, §4 Sidebar). One submenu is open at a time. */
export function SidebarMenu({ variant }: { readonly variant: MenuVariant }) {
  const { pathname } = useLocation();
  const isExpanded = useIsSidebarExpanded();
  const hasChat = useHasChat();
  const [openGroup, setOpenGroup] = useState<GroupId>();
  const look: MenuItemLook = { variant, isIcon: variant === 'sidebar' && !isExpanded };
  // Another page or another width closes the submenu. In an effect, this would undo a press during hydration.
  const place = `${pathname} ${isExpanded}`;
  const [openedAt, setOpenedAt] = useState(place);
  if (openedAt !== place) {
    setOpenedAt(place);
    setOpenGroup(undefined);
  }
  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <List $variant={variant}>
          {mainMenu()
            .filter((item) => hasChat || isGroup(item) || item.to !== paths.chat)
            .map((item) =>
              isGroup(item) ? (
                <MenuGroupItem
                  key={item.id}
                  group={item}
                  {...look}
                  isOpen={openGroup === item.id}
                  onPress={() => setOpenGroup(openGroup === item.id ? undefined : item.id)}
                  onDismiss={() => setOpenGroup(undefined)}
                />
              ) : (
                <MenuLinkItem key={item.to} link={item} {...look} />
              ),
            )}
        </List>
      </nav>
      <Separator $variant={variant} />
      <nav aria-label={messages.account}>
        <SectionTitle $variant={variant}>{messages.account}</SectionTitle>
        <List $variant={variant} {...{ [attributes.menu]: 'account' }}>
          {accountMenu().map((link) => (
            <MenuLinkItem key={link.to} link={link} {...look} />
          ))}
        </List>
        <Separator $variant={variant} />
        <List $variant={variant}>
          <SessionPart of="visitor" as="li">
            <SessionItem {...look} label={messages.logIn} icon={LogIn} onPress={requestLogin} onIntent={preloadAuth} />
          </SessionPart>
          <SessionPart of="player" as="li">
            <SessionItem {...look} label={messages.logOut} icon={LogOut} onPress={logOut} />
          </SessionPart>
        </List>
      </nav>
    </>
  );
}
