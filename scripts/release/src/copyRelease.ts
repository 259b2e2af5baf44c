import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestFile } from './manifest/manifest';
import type { ReleaseFiles } from './site/siteReader';

/** Copies a release's files into a folder; a temporary one does not need the durable writes of a store. */
export async function copyRelease(from: ReleaseFiles, { files }: Manifest, to: string): Promise<void> {
  await Promise.all(
    [manifestFile, ...Object.keys(files)].map(async (name) => {
      const file = path.join(to, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await from.read(name));
    }),
  );
}
