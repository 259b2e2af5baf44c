import { type ReleaseContext, requireStore } from '../context';
import { requireConditionalWrites } from '../site/objectStore';
import { beginSite, requireRoomForSite } from '../site/site';
import { localSiteSettings } from '../site/siteSettings';

/** `begin`: creates a site in an empty folder. No other command does, so that a mistyped folder never becomes one. */
export async function begin(context: ReleaseContext, origin: string): Promise<void> {
  const store = await requireStore(context);
  await requireRoomForSite(store);
  context.print(`Will begin a site in ${store.where}, which players open at ${origin}.`);
  if (context.isDryRun) return;
  await requireConditionalWrites(store);
  await beginSite(store, localSiteSettings(origin));
  context.print(`Began a site in ${store.where}. Next: look at its site.json, then npm run release -- keygen <owner>`);
}
