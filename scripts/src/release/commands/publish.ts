import { buildTarget } from '../../build/buildApp';
import { targetNamed } from '../../build/targets';
import { type ReleaseContext, requireFolder } from '../context';
import { describeApp } from '../describe/describe';
import { releaseIdOf } from '../manifest/manifest';
import { publishBuild } from '../publishBuild';
import { findSigningKey } from '../site/signingKey';
import { openOrBeginSite } from '../site/siteFolder';
import { releasesOf } from '../site/siteRegistry';

/** `publish <app>`: builds what changed and puts it into the site as a release that nobody gets yet. */
export async function publish(context: ReleaseContext, app: string, origin: string): Promise<void> {
  const { site, isNew } = await openOrBeginSite(requireFolder(context), origin);
  if (isNew) context.print(`Began a new site in ${site.folder}.`);
  await findSigningKey(context.keysFolder, app, await site.keysFor(app));
  const target = targetNamed(app);
  const { release, isReused, durationMs } = await buildTarget(target);
  context.print(
    `${isReused ? 'Built already' : `Built in ${(durationMs / 1000).toFixed(1)} s`}: ${releaseIdOf(release)}`,
  );
  if (releasesOf(await site.registry(), app).releases[releaseIdOf(release)] !== undefined) {
    return context.print(`${app} ${releaseIdOf(release)} is published already. Nothing to do.`);
  }
  await publishBuild(context, site, release, target.outputFolder, await describeApp(target));
}
