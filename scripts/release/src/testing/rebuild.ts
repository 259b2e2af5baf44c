import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Release, readRelease, releaseFile } from '@tessera/platform/compose/release';
import { integrityOf } from '../manifest/manifest';
import { listFiles } from '../site/listFiles';

/** How a rebuild differs from the build that it copies. */
interface Rebuilt {
  readonly buildId: string;
  readonly version?: string;
  readonly contract?: number;
  readonly pages?: Release['pages'];
  /** Changes the text of a script, or of the prerendered markup. */
  readonly edit?: (text: string, file: string) => string;
}

/**
 * A copy of a remote's build with another build id, as if its source had changed: container, hashes and the hashes
 * within the entry match the new id.
 *
 * @returns the folder of the copy
 */
export async function rebuild(buildFolder: string, { buildId, edit, ...changes }: Rebuilt): Promise<string> {
  const before = readRelease(buildFolder);
  if (before === undefined) throw new Error(`${buildFolder} holds no build.`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-rebuild-'));
  await cp(buildFolder, folder, { recursive: true });
  // Only its owner can read a temporary folder, but a server reads what is published from it.
  await chmod(folder, 0o755);
  const integrity: Record<string, string> = {};
  const replaced = new Map([[before.buildId, buildId]]);
  const isText = (file: string) => file.endsWith('.js') || file === before.prerendered;
  const others = (await listFiles(folder)).filter((file) => isText(file) && file !== before.entry);
  // The entry is last: it contains the hashes of the others.
  for (const file of [...others, before.entry]) {
    let text = await readFile(path.join(folder, file), 'utf8');
    text = edit?.(text, file) ?? text;
    for (const [old, fresh] of replaced) text = text.replaceAll(old, fresh);
    await writeFile(path.join(folder, file), text);
    integrity[file] = integrityOf(text);
    replaced.set(before.integrity[file] ?? '', integrity[file]);
    for (const ending of ['.br', '.gz']) await rm(path.join(folder, file + ending), { force: true });
  }
  const after: Release = {
    ...before,
    ...changes,
    buildId,
    ...(before.container !== undefined && { container: before.container.replace(before.buildId, buildId) }),
    integrity: { ...before.integrity, ...integrity },
  };
  await writeFile(releaseFile(folder), JSON.stringify(after));
  return folder;
}
