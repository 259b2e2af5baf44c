import { UsageError } from './outcome';
import { type Published, releasesOf, type SiteRegistry } from './site/siteRegistry';

const newestFirst = (a: readonly [string, Published], b: readonly [string, Published]) =>
  b[1].publishedAt.localeCompare(a[1].publishedAt);

/**
 * Finds the published release for a typed version: `1.4.0-0123abcdef`, `1.4.0` (its newest build), a build alone, or no
 * version for the newest release.
 */
export function findRelease(registry: SiteRegistry, app: string, typed: string | undefined): string {
  const all = Object.entries(releasesOf(registry, app).releases).sort(newestFirst);
  const [found] = all.filter(
    ([id, { version, buildId }]) => typed === undefined || typed === id || typed === version || typed === buildId,
  );
  if (found !== undefined) return found[0];
  if (all.length === 0) throw new UsageError(`${app} has no release yet: npm run release -- publish ${app}`);
  throw new UsageError(`${app} has no release ${typed}. There are: ${all.map(([id]) => id).join(', ')}.`);
}
