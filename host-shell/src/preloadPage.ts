import { readSession } from '@tessera/shared-contracts/session';
import { pagePathOf } from './dialogs';
import { playerStart, prepareRoute } from './routes';
import { preloadModules } from './slots';

/** Preloads what the document's first page shows. Resolves when all of it has loaded or failed; it never rejects. */
export async function preloadPage(): Promise<void> {
  await prepareRoute(pagePathOf(window.location.pathname));
}

/** Preloads what every page of a player shows around its content. Resolves like {@link preloadPage}. */
export async function preloadFrame(): Promise<void> {
  if (readSession()) await preloadModules(playerStart.modules);
}
