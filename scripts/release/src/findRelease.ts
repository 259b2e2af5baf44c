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
