import { buildIdOf, buildTarget, versionOf } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { type ReleaseContext, writeSite } from '../context';
import { describeApp } from '../describe/describe';
import { describeStockBuild } from '../describe/describeStockBuild';
import { releaseIdOf } from '../manifest/manifest';
import { UsageError } from '../outcome';
import { publishBuild } from '../publishBuild';
import { findSigningKey } from '../site/signingKey';
import type { Site } from '../site/site';
import { releasesOf } from '../site/siteRegistry';

/** `publish <app> --build <folder>`: adds a build of the stock federation plug-in to the site as a release of a remote. */
async function publishStockBuild(context: ReleaseContext, site: Site, app: string, folder: string): Promise<void> {
  if (!targetNamed(app).isRemote) throw new UsageError(`--build is for remotes; ${app} is a host.`);
  const { build, description } = await describeStockBuild(app, folder);
  const id = releaseIdOf(build);
  if (releasesOf(await site.registry(), app).releases[id] !== undefined) {
    return context.print(`${app} ${id} is published already. Nothing to do.`);
  }
  if (context.isDryRun) return context.print(`Would publish ${app} ${id}. Nothing was changed (--dry-run).`);
  context.print('Note: its sources are unknown, so the gate checks no events, storage keys or uses of the router.');
  await publishBuild(context, site, build, folder, description);
}

/**
 * `publish <app>`: builds what changed and adds it to the site as a release that no player gets yet.
 *
 * @param stockBuild folder of a build of the stock federation plug-in to publish instead
 */
export async function publish(context: ReleaseContext, app: string, stockBuild: string | undefined): Promise<void> {
  const site = await writeSite(context);
  if (stockBuild !== undefined) return publishStockBuild(context, site, app, stockBuild);
  const key = await findSigningKey(context.keysFolder, app, await site.keysFor(app));
  const target = targetNamed(app);
  const isPublished = async (id: string) => releasesOf(await site.registry(), app).releases[id] !== undefined;
  if (context.isDryRun) {
    // A build would write files, so a dry run only prints its id.
    const id = releaseIdOf({ version: versionOf(target.folder), buildId: await buildIdOf(target) });
    return context.print(
      (await isPublished(id))
        ? `${app} ${id} is published already. Nothing to do.`
        : `Would build and publish ${app} ${id}, signed by ${key.owner}. Nothing was changed (--dry-run).`,
    );
  }
  const { release, isReused, durationMs } = await buildTarget(target);
  const id = releaseIdOf(release);
  context.print(`${isReused ? 'Built already' : `Built in ${(durationMs / 1000).toFixed(1)} s`}: ${id}`);
  if (await isPublished(id)) return context.print(`${app} ${id} is published already. Nothing to do.`);
  await publishBuild(context, site, release, target.outputFolder, await describeApp(target));
}
