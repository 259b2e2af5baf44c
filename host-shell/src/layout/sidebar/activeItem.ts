import { plainPath } from '../../routes/plainPath';
import type { MenuGroup, MenuLink } from './menuItems';

/** Whether a menu item links to the current page. */
export const isLinkCurrent = (pathname: string, { to, alsoAt = [] }: Pick<MenuLink, 'to' | 'alsoAt'>): boolean =>
  [to, ...alsoAt].includes(plainPath(pathname));

/** Whether the current page belongs to a group. */
export const isGroupCurrent = (pathname: string, { area }: Pick<MenuGroup, 'area'>): boolean =>
  area.some((part) => (part.endsWith('/') ? plainPath(pathname).startsWith(part) : plainPath(pathname) === part));
