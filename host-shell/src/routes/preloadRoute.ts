import { preloadModules } from '../slots';
import { matchRoute } from './matchRoute';
import { modulesOf } from './pages';
import { preloadScreen } from './screens';

/** Preloads what the page of a path shows. Resolves when all of it has loaded or failed; it never rejects. */
export async function preloadRoute(pathname: string): Promise<void> {
  const { page } = matchRoute(pathname);
  await Promise.all([preloadModules(modulesOf(page)), preloadScreen(page).catch(() => undefined)]);
}
