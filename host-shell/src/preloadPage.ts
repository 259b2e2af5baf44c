import { readSession } from '@tessera/shared-contracts/session';
import { pagePathOf } from './dialogs';
import { playerStart, preloadRoute } from './routes';
import { preloadModules } from './slots';

/** Preloads what the document's first page shows. Resolves when all of it has loaded or failed; it never rejects. */
export async function preloadPage(): Promise<void> {
  await Promise.all([
    preloadRoute(pagePathOf(window.location.pathname)),
    readSession() && preloadModules(playerStart.modules),
  ]);
}
