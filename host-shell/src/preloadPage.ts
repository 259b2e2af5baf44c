import { pagePathOf } from './dialogs';
import { prepareRoute } from './routes';

/**
 * Preloads the modules of the document's first page. Resolves when all of it has loaded or failed; it never rejects.
 */
export const preloadPage = (): Promise<void> => prepareRoute(pagePathOf(window.location.pathname));
