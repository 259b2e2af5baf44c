import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lets everybody read a release, the web server's user among them: the build's folder may have been made by somebody who
 * shares nothing.
 */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)),
  );
}
