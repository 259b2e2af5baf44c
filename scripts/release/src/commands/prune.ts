import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { siteTargets } from '@tessera/tooling/targets';
import { type ReleaseContext, writeSite } from '../context';
import { changeSite } from '../site/changeSite';
import { forgetRevisions } from '../site/revisions';
import type { SiteFolder } from '../site/siteFolder';
import { type AppReleases, inPages, releasesOf } from '../site/siteRegistry';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Revisions whose pages are kept. */
const keptRevisions = 20;

/** Releases that no page names, and that none named or could have been promoted within the time. */
export function prunable(releases: AppReleases, now: Date, keepMs: number): readonly string[] {
  const named = new Set(inPages(releases).map(({ release }) => release.id));
  const isOver = (at: string | undefined) => at === undefined || now.getTime() - Date.parse(at) >= keepMs;
  return Object.entries(releases.releases)
    .filter(([id, { publishedAt, servedUntil }]) => !named.has(id) && isOver(servedUntil) && isOver(publishedAt))
    .map(([id]) => id);
}

/**
 * `prune [app] [--days N]`: removes releases that no open tab can need any more. What is live, previous or canary stays,
 * and so does what was so within the days.
 */
export async function prune(context: ReleaseContext, app: string | undefined, days: number | undefined): Promise<void> {
  const site = writeSite(context);
  const keepDays = days ?? (await site.settings()).keepDays;
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
    for (const id of gone) await rm(site.releaseFolder(name, id), { recursive: true, force: true });
    await removeLeftovers(site, name, context.now());
  }
  if (!context.isDryRun) await forgetRevisions(site.folder, keptRevisions);
}

const olderThanAnHour = async (folder: string, now: Date) => now.getTime() - (await stat(folder)).mtimeMs > hourMs;

/** Folders that a command which was killed left behind. */
async function removeLeftovers(site: SiteFolder, app: string, now: Date): Promise<void> {
  const { releases } = releasesOf(await site.registry(), app);
  const children = async (folder: string) =>
    (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  const released = (await children(path.join(site.folder, app))).filter(
    (folder) => !(path.basename(folder) in releases),
  );
  for (const folder of [...released, ...(await children(path.join(site.folder, '.incoming')))]) {
    if (await olderThanAnHour(folder, now)) await rm(folder, { recursive: true, force: true });
  }
}
