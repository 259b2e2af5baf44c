import { buildIdOf, buildTarget, versionOf } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { type ReleaseContext, writeSite } from '../context';
import { describeApp } from '../describe/describe';
import { releaseIdOf } from '../manifest/manifest';
import { publishBuild } from '../publishBuild';
import { findSigningKey } from '../site/signingKey';
import { releasesOf } from '../site/siteRegistry';

/** `publish <app>`: builds what changed and adds it to the site as a release that no player gets yet. */
export async function publish(context: ReleaseContext, app: string): Promise<void> {
  const site = await writeSite(context);
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
