import type { Release } from '@tessera/compose/release';
import type { ReleaseContext } from './context';
import type { Description } from './describe/describe';
import { integrityOf, type Manifest, manifestFile, parseManifest, releaseIdOf } from './manifest/manifest';
import { type ReleaseParts, writeRelease } from './manifest/writeRelease';
import { Refused } from './outcome';
import { changeSite } from './site/changeSite';
import { findSigningKey } from './site/signingKey';
import type { SiteFolder } from './site/siteFolder';
import { type Published, releasesOf } from './site/siteRegistry';

/** Publishes what lies in a build's folder. */
export async function publishBuild(
  context: ReleaseContext,
  site: SiteFolder,
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
  const published = await place(site, id, { build, buildFolder, description, key, createdAt });
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
  context.print(`Published ${app} ${id} in ${site.releaseFolder(app, id)}`);
  context.print(`Next: npm run release -- check ${app}, then npm run release -- promote ${app}`);
}

/** Puts the files there; a publish that was killed before it was recorded has done so already. */
async function place(site: SiteFolder, id: string, parts: ReleaseParts) {
  const { app } = parts.build;
  const written = await writeRelease(site.folder, site.releaseFolder(app, id), parts);
  if (written !== undefined) return entryOf(written.manifest, written.integrity);
  const content = await site.releaseFiles(app, id).read(manifestFile);
  const manifest = parseManifest(content.toString());
  const isSame = Object.entries(parts.build.integrity).every(([file, hash]) => manifest.integrity[file] === hash);
  if (!isSame) {
    throw new Refused(
      `${site.releaseFolder(app, id)} holds other files under the same name. Releases are never overwritten: remove that folder if nobody published it, or build anew.`,
    );
  }
  return entryOf(manifest, integrityOf(content));
}

const entryOf = ({ version, buildId, commit, owner }: Manifest, manifest: string) => ({
  version,
  buildId,
  commit,
  owner,
  manifest,
});
