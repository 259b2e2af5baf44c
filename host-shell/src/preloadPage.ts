import { readSession } from '@tessera/shared-contracts/session';
import { pagePathOf } from './dialogs';
import { playerStart, prepareRoute } from './routes';
import { preloadModules } from './slots';

/**
 * Preloads what the document's first page shows. Resolves when all of it has loaded or failed; it never rejects.
 *
 * @param hasFrame whether the first render shows the modules around the page's own content too
 */
export async function preloadPage(hasFrame: boolean): Promise<void> {
  await Promise.all([
    prepareRoute(pagePathOf(window.location.pathname)),
    hasFrame && readSession() && preloadModules(playerStart.modules),
  ]);
}
