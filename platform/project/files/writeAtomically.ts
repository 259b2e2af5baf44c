import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Replaces a file atomically: written under a temporary name, synced to the disk and renamed. Readers see the old file or
 * the new one, even if this process is killed.
 */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, content);
}
