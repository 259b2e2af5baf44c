import { pageLoader, preloadModules } from '@tessera/platform/host';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { matchRoute } from './matchRoute';
import { modulesOf } from './pages';
import { preloadScreen } from './screens';

/** Preloads what the page of a path shows. Resolves when all of it has loaded or failed; it never rejects. */
export async function preloadRoute(pathname: string): Promise<void> {
  const { page } = matchRoute(pathname);
  await Promise.all([preloadModules(modulesOf(page)), preloadScreen(page).catch(() => undefined)]);
}

/** Preloads what the page of a path shows in a moment, and begins what the module that renders it reads. Resolves like {@link preloadRoute}. */
export async function prepareRoute(pathname: string): Promise<void> {
  const { page, params } = matchRoute(pathname);
  await Promise.all([
    preloadRoute(pathname),
    // `remotePage` checks the parameters against the props of the module.
    'module' in page && pageLoader.prepare(page.module[0] as RemoteName, page.module[1] as never, params as never),
  ]);
}
