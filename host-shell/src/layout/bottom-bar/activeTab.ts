import { plainPath } from '../../routes/plainPath';

/** Tabs of the bottom bar that link to a page. */
export type BottomTab = 'home' | 'games' | 'promos' | 'chat';

/** Which tab of the bottom bar a path belongs to (spec §2 Mobile bottom bar); `undefined` for all other paths. */
export function activeTab(pathname: string): BottomTab | undefined {
  const path = plainPath(pathname);
  if (path === '/') return 'home';
  if (path.includes('/game') || path === '/games') return 'games';
  if (path === '/promotions') return 'promos';
  if (path === '/chat') return 'chat';
  return undefined;
}
