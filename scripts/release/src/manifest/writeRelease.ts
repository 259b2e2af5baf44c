import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFile, type Release } from '@tessera/platform/compose/release';
import type { Description } from '../describe/describe';
import { Refused } from '../outcome';
import { listFiles } from '../site/listFiles';
import type { ObjectStore } from '../site/objectStore';
import type { SigningKey } from '../site/signingKey';
import { releasePrefix, type Site } from '../site/site';
import type { Published } from '../site/siteRegistry';
import { allFiles, integrityOf, type Manifest, manifestFile, parseManifest, signatureFile } from './manifest';
import { signManifest } from './signature';

/** A build with its full description. */
interface ReleaseParts {
  readonly build: Release;
  /** Folder of the build. */
  readonly buildFolder: string;
  readonly description: Description;
  readonly key: SigningKey;
  readonly createdAt: string;
}

type Files = Readonly<Record<string, Buffer>>;

/** The built files, without declarations, and those published beside them. */
async function readFiles({ buildFolder, description }: ReleaseParts): Promise<Files> {
  const built = (await listFiles(buildFolder)).filter((file) => file !== manifestFile && !file.endsWith('.d.ts'));
  const entries = built.map(async (file) => [file, await readFile(path.join(buildFolder, file))] as const);
  const described = Object.entries(description.files).map(([file, text]) => [file, Buffer.from(text)] as const);
  return Object.fromEntries([...(await Promise.all(entries)), ...described]);
}

function describeRelease({ build, description, key, createdAt }: ReleaseParts, files: Files): string {
  const described = new Map(
    Object.entries(files).map(([file, content]) => [file, { integrity: integrityOf(content), bytes: content.length }]),
  );
  const maps = [...described.keys()].flatMap((script) => {
    const map = described.get(mapFile(script));
    return map === undefined ? [] : [[script, map] as const];
  });
  for (const [script] of maps) described.delete(mapFile(script));
  const manifest = {
    schema: 1,
    ...build,
    owner: key.owner,
    createdAt,
    files: Object.fromEntries(described),
    maps: Object.fromEntries(maps),
    ...description.manifest,
  };
  return `${JSON.stringify(parseManifest(JSON.stringify(manifest)), null, 1)}\n`;
}

/** Writes an immutable object and returns the stored content: this, or what was there before. */
async function writeOnce(store: ObjectStore, key: string, content: string | Buffer): Promise<Buffer> {
  const isNew = (await store.write(key, content, { ifAbsent: true })) !== undefined;
  return isNew ? Buffer.from(content) : ((await store.read(key))?.bytes ?? Buffer.alloc(0));
}

const hashesOf = (manifest: Manifest) =>
  new Map(Object.entries(allFiles(manifest)).map(([file, { integrity }]) => [file, integrity]));

/**
 * Writes a release into the site: the manifest, which claims the name, the files, and the signature. It does not exist for the
 * site before the registry lists it; a publish that was killed before that is completed by the next one of the same build.
 *
 * @returns its entry for the registry
 */
export async function writeRelease(
  { store, releaseFiles }: Site,
  id: string,
  parts: ReleaseParts,
): Promise<Omit<Published, 'publishedAt'>> {
  const { build, key } = parts;
  const prefix = releasePrefix(build.app, id);
  const requireSame = (isSame: boolean) => {
    if (isSame) return;
    throw new Refused(
      `${releaseFiles(build.app, id).where} holds other files under the same name. Releases are never overwritten: remove that folder if it was never published, or rebuild.`,
    );
  };
  const files = await readFiles(parts);
  const text = describeRelease(parts, files);
  const written = await writeOnce(store, prefix + manifestFile, text);
  const manifest = parseManifest(`${written}`);
  const hashes = hashesOf(manifest);
  requireSame(
    hashes.size === Object.keys(files).length &&
      Object.entries(files).every(([file, content]) => hashes.get(file) === integrityOf(content)),
  );
  const writes = Object.entries(files).map(async ([file, content]) =>
    requireSame((await writeOnce(store, prefix + file, content)).equals(content)),
  );
  await Promise.all(writes);
  const signature = signManifest(written, key.owner, key.privateKey);
  await writeOnce(store, prefix + signatureFile, `${JSON.stringify(signature, null, 1)}\n`);
  const { version, buildId, commit, owner } = manifest;
  return { version, buildId, commit, owner, manifest: integrityOf(written) };
}
