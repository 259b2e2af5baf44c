import type { Release } from '@tessera/platform/compose/release';
import type { ReleaseContext } from './context';
import type { Description } from './describe/describe';
import { releaseIdOf } from './manifest/manifest';
import { writeRelease } from './manifest/writeRelease';
import { changeSite } from './site/changeSite';
import { findSigningKey } from './site/signingKey';
import type { Site } from './site/site';
import { type Published, releasesOf } from './site/siteRegistry';

/** Publishes the content of a build's folder. */
export async function publishBuild(
  context: ReleaseContext,
  site: Site,
  build: Release,
  buildFolder: string,
  description: Description,
): Promise<void> {
  const { app } = build;
  const id = releaseIdOf(build);
  const key = await findSigningKey(context.keysFolder, app, await site.keysFor(app));
  context.print(`Will publish ${app} ${id}, signed by ${key.owner}. No player gets it until it is promoted.`);
  if (description.manifest.isDirty) {
    context.print('Note: it holds changes that no commit does; its commit is the one below them.');
  }
  const createdAt = context.now().toISOString();
  const published = await writeRelease(site, id, { build, buildFolder, description, key, createdAt });
  await changeSite(site, context, async (registry) => {
    const releases = releasesOf(registry, app);
    if (releases.releases[id] !== undefined) return undefined;
    const entry: Published = { ...published, publishedAt: createdAt };
    return {
      app,
      releases: { ...releases, releases: { ...releases.releases, [id]: entry } },
      change: { command: 'publish', release: id, summary: `Published ${app} ${id}.` },
      touchesPages: false,
    };
  });
  context.print(`Published ${app} ${id} in ${site.releaseFiles(app, id).where}`);
  context.print(`Next: npm run release -- check ${app}, then npm run release -- promote ${app}`);
}
