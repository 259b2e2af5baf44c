import { type ReleaseContext, requireFolder } from '../context';
import { beginSite, requireRoomForSite } from '../site/siteFolder';

/** `begin`: begins a site in an empty folder. No other command does, so that a mistyped folder never becomes one. */
export async function begin(context: ReleaseContext, origin: string): Promise<void> {
  const folder = requireFolder(context);
  await requireRoomForSite(folder);
  context.print(`Will begin a site in ${folder}, which players open at ${origin}.`);
  if (context.isDryRun) return;
  await beginSite(folder, origin);
  context.print(`Began a site in ${folder}. Next: look at its site.json, then npm run release -- keygen <owner>`);
}
