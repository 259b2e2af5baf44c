import pc from 'picocolors';
import { type ReleaseContext, readSite } from './context';
import { UsageError } from './outcome';
import { type Published, releasesOf, type SiteRegistry } from './site/siteRegistry';

const newestFirst = (a: readonly [string, Published], b: readonly [string, Published]) =>
  b[1].publishedAt.localeCompare(a[1].publishedAt);

/**
 * Finds the published release for a typed version: `1.4.0-0123abcdef`, `1.4.0` (its newest build), a build alone, or no
 * version for the newest release. A release that was published as a preview is found by its id or build only.
 */
export function findRelease(registry: SiteRegistry, app: string, typed: string | undefined): string {
  const all = Object.entries(releasesOf(registry, app).releases).sort(newestFirst);
  const [found] = all.filter(
    ([id, { version, buildId, isPreview = false }]) =>
      typed === id || typed === buildId || (!isPreview && (typed === undefined || typed === version)),
  );
  if (found !== undefined) return found[0];
  if (all.length === 0) throw new UsageError(`${app} has no release yet: npm run release -- publish ${app}`);
  const ids = all.map(([id]) => id).join(', ');
  if (typed === undefined) throw new UsageError(`${app} has only previews. Name the release: ${ids}.`);
  throw new UsageError(`${app} has no release ${typed}. There are: ${ids}.`);
}

/** Says so where the newest published release is not what is checked out: the `publish` before may have failed. */
export async function noteOther(context: ReleaseContext, app: string): Promise<void> {
  const own = await context.ownRelease?.(app).catch(() => undefined);
  if (own === undefined) return;
  const registry = await (await readSite(context)).registry();
  const [newest, published] = [findRelease(registry, app, undefined), releasesOf(registry, app).releases[own]];
  if (newest === own) return;
  const why = published === undefined ? 'is not published' : published.isPreview ? 'is only a preview' : 'is older';
  context.print(`${pc.yellow('Note:')} this is about ${app} ${newest}. ${own}, which is checked out here, ${why}.`);
}
