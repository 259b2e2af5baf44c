import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@tessera/compose/release';
import { hasCode } from '@tessera/project';
import { renameFolderDurably } from '@tessera/project/files';
import type { Description } from '../describe/describe';
import { listFiles } from '../site/releaseFolder';
import type { SigningKey } from '../site/signingKey';
import { makeReadable } from './makeReadable';
import { integrityOf, type Manifest, manifestFile, parseManifest, signatureFile } from './manifest';
import { signManifest } from './signature';

/** A build with everything that is said of it. */
export interface ReleaseParts {
  readonly build: Release;
  /** Folder that the build lies in. */
  readonly buildFolder: string;
  readonly description: Description;
  readonly key: SigningKey;
  readonly createdAt: string;
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const entries = await Promise.all(
    (await listFiles(folder)).map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return [file, { integrity: integrityOf(content), bytes: content.length }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * Writes a release's folder in the site: the built files, what is published beside them, the manifest and its signature.
 * The folder appears whole or not at all.
 *
 * @returns the manifest with the hash of its text; `undefined` when a release of that name lies there already
 */
export async function writeRelease(
  siteFolder: string,
  releaseFolder: string,
  { build, buildFolder, description, key, createdAt }: ReleaseParts,
): Promise<{ readonly manifest: Manifest; readonly integrity: string } | undefined> {
  const stage = path.join(siteFolder, '.incoming', randomUUID());
  await mkdir(path.dirname(stage), { recursive: true });
  try {
    await cp(buildFolder, stage, { recursive: true });
    await rm(path.join(stage, manifestFile), { force: true });
    for (const [file, content] of Object.entries(description.files)) await writeFile(path.join(stage, file), content);
    const manifest = parseManifest(
      JSON.stringify({
        schema: 1,
        ...build,
        owner: key.owner,
        createdAt,
        files: await describeFiles(stage),
        ...description.manifest,
      }),
    );
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await writeFile(path.join(stage, manifestFile), text);
    const signature = signManifest(text, key.owner, key.privateKey);
    await writeFile(path.join(stage, signatureFile), `${JSON.stringify(signature, null, 1)}\n`);
    await makeReadable(stage);
    // The first release of an app makes the app's folder too.
    if (await mkdir(path.dirname(releaseFolder), { recursive: true })) await chmod(path.dirname(releaseFolder), 0o755);
    await renameFolderDurably(stage, releaseFolder);
    return { manifest, integrity: integrityOf(text) };
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return undefined;
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
