import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Replaces a file at once: written under a name of its own, synced to the disk and renamed. Whoever reads it, and whatever
 * ends this process, there is the old file or the new one.
 */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, content);
}
