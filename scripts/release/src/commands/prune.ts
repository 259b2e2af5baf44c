import { siteTargets } from '@tessera/platform/build/targets';
import { type ReleaseContext, writeSite } from '../context';
import { Refused } from '../outcome';
import { changeSite } from '../site/changeSite';
import { incomingPrefix } from '../site/folderStore';
import { deleteAll } from '../site/objectStore';
import { forgetOldRevisions } from '../site/revisions';
import { releasePrefix, type Site } from '../site/site';
import { type AppReleases, inPages, releasesOf } from '../site/siteRegistry';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Releases that no page names, and that were neither named by a page nor published within the time. */
export function prunable(releases: AppReleases, now: Date, keepMs: number): readonly string[] {
  const named = new Set(inPages(releases).map(({ release }) => release.id));
  const isOver = (at: string | undefined) => at === undefined || now.getTime() - Date.parse(at) >= keepMs;
  return Object.entries(releases.releases)
    .filter(([id, { publishedAt, servedUntil }]) => !named.has(id) && isOver(servedUntil) && isOver(publishedAt))
    .map(([id]) => id);
}

/**
 * `prune [app] [--days N]`: removes releases that no open tab can need any more. Keeps releases that are live, previous or
 * canary, or were within the given days; fewer days than the site's have to be confirmed.
 */
export async function prune(
  context: ReleaseContext,
  app: string | undefined,
  days: number | undefined,
  isConfirmed: boolean,
): Promise<void> {
  const site = await writeSite(context);
  const siteDays = (await site.settings()).keepDays;
  const keepDays = days ?? siteDays;
  if (keepDays < siteDays && !isConfirmed && !context.isDryRun) {
    throw new Refused(
      `Tabs opened within ${siteDays} days (keepDays of site.json) may need what --days ${keepDays} removes. See it with --dry-run; remove it with --yes.`,
    );
  }
  context.print(`Keeps what pages name, or named within ${keepDays} days; open tabs go on working that long.`);
  for (const name of app === undefined ? siteTargets.map((target) => target.name) : [app]) {
    let gone: readonly string[] = [];
    await changeSite(site, context, async (registry) => {
      const releases = releasesOf(registry, name);
      gone = prunable(releases, context.now(), keepDays * dayMs);
      if (gone.length === 0) return undefined;
      const summary = `Removed ${name} ${gone.join(', ')}.`;
      context.print(`Will do: ${summary}`);
      const kept = Object.entries(releases.releases).filter(([id]) => !gone.includes(id));
      return {
        app: name,
        releases: {
          ...releases,
          before: releases.before.filter((id) => !gone.includes(id)),
          releases: Object.fromEntries(kept),
        },
        change: { command: 'prune', summary },
        touchesPages: false,
      };
    });
    if (gone.length === 0) context.print(`${name}: nothing to remove.`);
    if (context.isDryRun) continue;
    for (const id of gone) await deleteAll(site.store, releasePrefix(name, id));
    await removeLeftovers(site, name, context.now());
  }
  if (!context.isDryRun) await forgetOldRevisions(site.store);
}

/** Removes what killed commands left behind: files of releases that were never published, and half-written files. */
async function removeLeftovers({ store, registry }: Site, app: string, now: Date): Promise<void> {
  const { releases } = releasesOf(await registry(), app);
  const isPublished = (key: string) => (key.split('/')[1] ?? '') in releases;
  const objects = [...(await store.list(`${app}/`)), ...(await store.list(incomingPrefix))];
  for (const { key, modifiedAt } of objects) {
    const isOld = now.getTime() - modifiedAt.getTime() > hourMs;
    if (isOld && !isPublished(key)) await store.delete(key);
  }
}
