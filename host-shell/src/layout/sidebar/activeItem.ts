import type { MenuGroup, MenuLink } from './menuItems';

const plain = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, '')).toLowerCase();

/** Whether a menu's line leads to the page that is shown. */
export const isLinkCurrent = (pathname: string, { to, alsoAt = [] }: Pick<MenuLink, 'to' | 'alsoAt'>): boolean =>
  [to, ...alsoAt].includes(plain(pathname));

/** Whether the page that is shown belongs to a group. */
export const isGroupCurrent = (pathname: string, { area }: Pick<MenuGroup, 'area'>): boolean =>
  area.some((part) => (part.endsWith('/') ? plain(pathname).startsWith(part) : plain(pathname) === part));
