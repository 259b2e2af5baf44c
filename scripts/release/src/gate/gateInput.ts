import { reasonOf } from '@tessera/platform/project';
import { integrityOf, type Manifest, manifestFile, parseManifest, releaseIdOf } from '../manifest/manifest';
import type { ReleaseFiles, SiteReader } from '../site/siteReader';
import { inPages, releasesOf, type SiteRegistry } from '../site/siteRegistry';

/** A release with its files, as the gate reads it. */
export interface Inspected {
  readonly app: string;
  readonly id: string;
  /** `live`, `previous` or `canary`; a release that is not promoted yet has no role. */
  readonly role: string | undefined;
  readonly manifest: Manifest;
  readonly files: ReleaseFiles;
}

/** Name of a release in findings. */
export const nameOf = ({ app, id, role }: Pick<Inspected, 'app' | 'id' | 'role'>): string =>
  role === undefined ? `${app} ${id}` : `the ${role} ${app} ${id}`;

/** The manifest of a published release; throws unless it is the one that was published. */
export async function readManifest(
  site: SiteReader,
  registry: SiteRegistry,
  app: string,
  id: string,
): Promise<Manifest> {
  const files = site.releaseFiles(app, id);
  const expected = releasesOf(registry, app).releases[id]?.manifest;
  const content = await files.read(manifestFile);
  if (integrityOf(content) !== expected) {
    throw new Error(`${manifestFile} in ${files.where} is altered: ${integrityOf(content)}, published as ${expected}`);
  }
  const manifest = parseManifest(content.toString());
  if (manifest.app !== app || releaseIdOf(manifest) !== id) {
    throw new Error(`${manifestFile} in ${files.where} describes ${manifest.app} ${releaseIdOf(manifest)}`);
  }
  return manifest;
}

/** Reports that another release in the pages cannot be read, so this one cannot be compared with it. */
export class UnreadableCounterpart extends Error {
  override readonly name = 'UnreadableCounterpart';
  readonly app: string;

  constructor(release: Pick<Inspected, 'app' | 'id' | 'role'>, cause: unknown) {
    super(`${nameOf(release)} cannot be compared with: ${reasonOf(cause)}`, { cause });
    this.app = release.app;
  }
}

async function inspectApp(site: SiteReader, registry: SiteRegistry, app: string): Promise<readonly Inspected[]> {
  return Promise.all(
    inPages(releasesOf(registry, app)).map(async ({ role, release: { id } }) => {
      const files = site.releaseFiles(app, id);
      try {
        return { app, id, role, files, manifest: await readManifest(site, registry, app, id) };
      } catch (error) {
        throw new UnreadableCounterpart({ app, id, role }, error);
      }
    }),
  );
}

/** Every release in the pages that the given one has to work with: shells for a remote, remotes for a shell. */
export async function readCounterparts(
  site: SiteReader,
  registry: SiteRegistry,
  app: string,
): Promise<readonly Inspected[]> {
  const others = app === 'shell' ? Object.keys(registry.apps).filter((name) => name !== 'shell') : ['shell'];
  return (await Promise.all(others.map((name) => inspectApp(site, registry, name)))).flat();
}
