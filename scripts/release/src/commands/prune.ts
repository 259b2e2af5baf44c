import { type ReleaseContext, writeSite } from '../context';
import { Refused, UsageError } from '../outcome';
import { changeSite } from '../site/changeSite';
import { incomingPrefix } from '../site/folderStore';
import { deleteAll } from '../site/objectStore';
import { previewNameOf } from '../site/previews';
import { forgetOldRevisions } from '../site/revisions';
import { releasePrefix, type Site } from '../site/site';
import { type AppReleases, appsOf, inPages, releasesOf } from '../site/siteRegistry';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const isOver = (at: string | undefined, now: Date, keepMs: number) =>
  at === undefined || now.getTime() - Date.parse(at) >= keepMs;

/** Releases that no page or preview names, and that were neither named by a page nor published within the time. */
export function prunable(releases: AppReleases, now: Date, keepMs: number): readonly string[] {
  const named = new Set([
    ...inPages(releases).map(({ release }) => release.id),
    ...Object.values(releases.previews).map(({ release }) => release),
  ]);
  return Object.entries(releases.releases)
    .filter(
      ([id, { publishedAt, servedUntil }]) =>
        !named.has(id) && isOver(servedUntil, now, keepMs) && isOver(publishedAt, now, keepMs),
    )
    .map(([id]) => id);
}

const without = <Value>(entries: Readonly<Record<string, Value>>, gone: readonly string[]) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !gone.includes(name)));

/**
 * `prune [app] [--days N]`: removes previews that were not published for the site's days, and releases that no open tab can
 * need any more. Keeps releases that are live, previous, canary or previews, or were served within the given days; fewer days
 * than the site's have to be confirmed.
 */
export async function prune(
  context: ReleaseContext,
  app: string | undefined,
  days: number | undefined,
  isConfirmed: boolean,
): Promise<void> {
  const site = await writeSite(context);
  const { keepDays: siteDays, previewDays } = await site.settings();
  const keepDays = days ?? siteDays;
  if (keepDays < siteDays && !isConfirmed && !context.isDryRun) {
    throw new Refused(
      `Tabs opened within ${siteDays} days (keepDays of site.json) may need what --days ${keepDays} removes. See it with --dry-run; remove it with --yes.`,
    );
  }
  context.print(
    `Keeps what pages name, or named within ${keepDays} days; open tabs go on working that long. Keeps previews for ${previewDays} days.`,
  );
  for (const name of app === undefined ? appsOf(await site.registry()) : [app]) {
    let gone: readonly string[] = [];
    let isChanged = false;
    await changeSite(site, context, async (registry) => {
      const now = context.now();
      const { previews, ...others } = releasesOf(registry, name);
      const ended = Object.keys(previews).filter((each) =>
        isOver(previews[each]?.publishedAt, now, previewDays * dayMs),
      );
      const releases = { ...others, previews: without(previews, ended) };
      gone = prunable(releases, now, keepDays * dayMs);
      const parts = [...gone, ...ended.map((each) => `preview ${each}`)];
      isChanged = parts.length > 0;
      if (!isChanged) return undefined;
      const summary = `Removed ${name} ${parts.join(', ')}.`;
      context.print(`Will do: ${summary}`);
      return {
        app: name,
        releases: {
          ...releases,
          before: releases.before.filter((id) => !gone.includes(id)),
          releases: without(releases.releases, gone),
        },
        change: { command: 'prune', summary },
        touchesPages: false,
      };
    });
    if (!isChanged) context.print(`${name}: nothing to remove.`);
    if (context.isDryRun) continue;
    for (const id of gone) await deleteAll(site.store, releasePrefix(name, id));
    await removeLeftovers(site, name, context.now());
  }
  if (!context.isDryRun) await forgetOldRevisions(site.store);
}

/** `prune [app] --preview <name>`: removes a preview of the app, or of all apps. Its release stays until it can be pruned. */
export async function removePreview(context: ReleaseContext, app: string | undefined, typed: string): Promise<void> {
  const preview = previewNameOf(typed);
  const site = await writeSite(context);
  let isFound = false;
  for (const name of app === undefined ? appsOf(await site.registry()) : [app]) {
    await changeSite(site, context, async (registry) => {
      const releases = releasesOf(registry, name);
      if (!Object.hasOwn(releases.previews, preview)) return undefined;
      // Another typed name may be converted to the same: that preview is named as `status` shows it.
      if (![typed, undefined].includes(releases.previews[preview]?.typed) && typed !== preview) return undefined;
      isFound = true;
      const summary = `Removed the preview ${preview} of ${name}.`;
      context.print(context.isDryRun ? `Would do: ${summary} Nothing was changed (--dry-run).` : `Will do: ${summary}`);
      return {
        app: name,
        releases: { ...releases, previews: without(releases.previews, [preview]) },
        change: { command: 'prune', summary },
        touchesPages: false,
      };
    });
  }
  if (!isFound) throw new UsageError(`There is no preview ${typed}. See them with: npm run release -- status`);
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
