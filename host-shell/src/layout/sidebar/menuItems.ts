import type { MenuPlace } from '@tessera/shared-contracts/pages';
import {
  ArrowLeftRight,
  BadgePercent,
  Crown,
  Dice5,
  FileText,
  Gift,
  History,
  House,
  type LucideIcon,
  MessageCircle,
  Settings,
  Spade,
  User,
  Wallet,
} from 'lucide-react';
import { declaredRows } from '../../routes/declaredRows';
import { linkedNames } from '../../routes/linkedNames';
import { matchRoute } from '../../routes/matchRoute';
import { titleOf } from '../../routes/pages';
import { paths } from '../../routes/paths';

/** Groups that open a submenu. */
export type GroupId = Exclude<MenuPlace, 'account'>;

/** A menu item that links to a page. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Other paths of the same page. */
  readonly alsoAt?: readonly string[];
}

/** A menu item that opens a submenu. */
export interface MenuGroup {
  readonly id: GroupId;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Further pages that belong to the group: a path, or a path with everything below it. */
  readonly area: readonly string[];
}

/** See {@link MenuLink} and {@link MenuGroup}. */
export type MenuItem = MenuLink | MenuGroup;

/** Whether an item opens a submenu. */
export const isGroup = (item: MenuItem): item is MenuGroup => 'links' in item;

const game = (label: string, name = label.toLowerCase()) => ({ label, to: paths.game(name) });
const casino = (label: string) => ({ label, to: paths.category(label.toLowerCase()) });

/** An item of the account's menu for a page of a remote. */
export const declaredItem = (label: string, to: string): MenuLink => ({ label, to, icon: FileText });

/** Pages that remotes list in a menu; an address of another page stays that page's. */
const declaredLinks = (place: MenuPlace) =>
  declaredRows()
    .filter((page) => 'menu' in page && page.menu === place && matchRoute(page.path).page === page)
    .map((page) => ({ label: titleOf(page, {}), to: page.path }));

const mainItems: readonly MenuItem[] = [
  { label: 'Home', to: paths.home, icon: House },
  {
    id: 'games',
    label: 'Games',
    icon: Dice5,
    links: [
      game('Honeypot'),
      game('Coinflip'),
      game('Pump.Dump', 'pumpdump'),
      game('Futures'),
      ...linkedNames.game.map((name) => game(name)),
    ],
    area: ['/games', '/game/'],
  },
  {
    id: 'casino',
    label: 'Casino',
    icon: Spade,
    links: linkedNames.category.map(casino),
    area: ['/casino/'],
  },
  { label: 'Promotions', to: paths.promotions, icon: Gift },
  { label: 'VIP', to: paths.vip, icon: Crown },
  { label: 'Chat', to: paths.chat, icon: MessageCircle },
];

const accountItems: readonly MenuLink[] = [
  { label: 'Profile', to: paths.profile, icon: User },
  { label: 'Wallet', to: paths.wallet, icon: Wallet },
  { label: 'Bet history', to: paths.betHistory, icon: History, alsoAt: [paths.bets] },
  { label: 'Transactions', to: paths.transactions, icon: ArrowLeftRight },
  { label: 'Bonuses', to: paths.bonuses, icon: BadgePercent },
  { label: 'Settings', to: paths.settings, icon: Settings },
];

/** The upper part of the sidebar (spec §2 Main menu), with the pages that remotes list there. */
export const mainMenu = (): readonly MenuItem[] =>
  mainItems.map((item) => {
    if (!isGroup(item)) return item;
    const links = declaredLinks(item.id);
    return { ...item, links: [...item.links, ...links], area: [...item.area, ...links.map(({ to }) => to)] };
  });

/** The lower part of the sidebar, likewise; its Logout is a button and handled separately. */
export const accountMenu = (): readonly MenuLink[] => [
  ...accountItems,
  ...declaredLinks('account').map(({ label, to }) => declaredItem(label, to)),
];
