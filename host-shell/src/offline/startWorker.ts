import { entryAddress } from '@tessera/platform/host';
import { readSiteConfig } from '@tessera/shared-contracts/config';

/**
 * Starts the worker that shows the offline page, unless the site has none. Browsers without workers, or that refuse them, show
 * their own page instead.
 */
export function startWorker(): void {
  if (readSiteConfig().hasOfflinePage === false || window !== window.top) return;
  navigator.serviceWorker?.register(entryAddress('/offline.js')).catch(() => undefined);
}
