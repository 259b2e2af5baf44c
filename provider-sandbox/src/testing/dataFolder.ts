import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../../migrations/', '../seed/', '../../package.json'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Hash of everything that a new data folder depends on. */
function readVersion(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.endsWith('/')
      ? readdirSync(source)
          .sort()
          .map((name) => source + name)
      : [source];
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder in the state after the first start. Creating one takes the embedded database seconds, so it is created once
 * per version and copied.
 *
 * @param make fills an empty folder by starting a sandbox on it and stopping it
 */
export async function copyDataFolder(make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(tmpdir(), `tessera-sandbox-template-${process.getuid?.() ?? 0}-${readVersion()}`);
  if (!existsSync(template)) {
    const draft = mkdtempSync(join(tmpdir(), 'tessera-sandbox-draft-'));
    await make(draft);
    try {
      renameSync(draft, template);
    } catch {
      // Another test file was faster.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
