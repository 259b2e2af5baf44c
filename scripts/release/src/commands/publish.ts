import { buildIdOf, buildTarget, versionOf } from '@tessera/platform/build';
import { type BuildTarget, targetNamed } from '@tessera/platform/build/targets';
import type { ReleaseArguments } from '../arguments';
import { type ReleaseContext, writeSite } from '../context';
import { describeApp } from '../describe/describe';
import { describeStockBuild } from '../describe/describeStockBuild';
import { requireNoSecrets } from '../describe/secrets';
import { releaseIdOf } from '../manifest/manifest';
import { UsageError } from '../outcome';
import { asPreview, publishAgain, publishBuild } from '../publishBuild';
import { requireOwnPreview } from '../site/previews';
import { findSigningKey } from '../site/signingKey';
import type { Site } from '../site/site';
import { releasesOf } from '../site/siteRegistry';

/** `publish <app> --build <folder>`: adds a build of the stock federation plug-in to the site as a release of a remote. */
async function publishStockBuild(
  context: ReleaseContext,
  site: Site,
  app: string,
  folder: string,
  preview: string | undefined,
): Promise<void> {
  const target = targetNamed(app);
  if (!target.isRemote) throw new UsageError(`--build is for remotes; ${app} is a host.`);
  const { build, description } = await describeStockBuild(app, folder);
  const id = releaseIdOf(build);
  await requireNoSecrets(folder, target.folder);
  if (await isPublished(site, app, id)) return publishAgain(context, site, app, id, preview);
  if (context.isDryRun)
    return context.print(`Would publish ${app} ${id}${asPreview(preview)}. Nothing was changed (--dry-run).`);
  context.print('Note: its sources are unknown, so the gate checks no events, storage keys or uses of the router.');
  await publishBuild(context, site, build, folder, description, preview);
}

/** The release that a build of an app's sources would be. */
export const releaseOfSources = async (target: BuildTarget): Promise<string> =>
  releaseIdOf({ version: versionOf(target.folder), buildId: await buildIdOf(target) });

const isPublished = async (site: Site, app: string, id: string) =>
  releasesOf(await site.registry(), app).releases[id] !== undefined;

/**
 * `publish <app> [--preview <name>]`: builds what changed and adds it to the site as a release that no player gets yet.
 *
 * @param options.build folder of a build of the stock federation plug-in to publish instead
 * @param options.preview typed name of the preview that shows it from now on
 */
export async function publish(
  context: ReleaseContext,
  app: string,
  { build: stockBuild, preview }: Pick<ReleaseArguments, 'build' | 'preview'>,
): Promise<void> {
  const target = targetNamed(app);
  const site = await writeSite(context);
  if (preview !== undefined) requireOwnPreview(app, releasesOf(await site.registry(), app), preview);
  if (stockBuild !== undefined) return publishStockBuild(context, site, app, stockBuild, preview);
  const key = await findSigningKey(context.keysFolder, app, await site.keysFor(app));
  if (context.isDryRun) {
    // A build would write files, so a dry run only prints its id.
    const id = await releaseOfSources(target);
    if (await isPublished(site, app, id)) return publishAgain(context, site, app, id, preview);
    return context.print(
      `Would build and publish ${app} ${id}${asPreview(preview)}, signed by ${key.owner}. Nothing was changed (--dry-run).`,
    );
  }
  const { release, isReused, durationMs } = await buildTarget(target);
  await requireNoSecrets(target.outputFolder, target.folder);
  const id = releaseIdOf(release);
  context.print(`${isReused ? 'Built already' : `Built in ${(durationMs / 1000).toFixed(1)} s`}: ${id}`);
  if (await isPublished(site, app, id)) return publishAgain(context, site, app, id, preview);
  await publishBuild(context, site, release, target.outputFolder, await describeApp(target), preview);
}
