import { preloadModules } from '../slots';
import { matchRoute } from './matchRoute';

/** Fetches what the page of a path shows. Resolves when all of it has arrived or failed; it never rejects. */
export async function preloadRoute(pathname: string): Promise<void> {
  const { modules = [], preload } = matchRoute(pathname).route;
  await Promise.all([preloadModules(modules), preload?.().catch(() => undefined)]);
}
