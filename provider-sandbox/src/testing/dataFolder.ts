import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url));
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));
const templates = fileURLToPath(new URL('../../../.cache/sandbox-data/', import.meta.url));
/** The seeded times are relative to the first start. */
const longestMs = 24 * 60 * 60 * 1_000;

/** Hash of everything that a new data folder depends on, with the version of the embedded database. */
function readVersion(program: string): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const scripts = readdirSync(migrations).sort();
  for (const file of [program, packageFile, ...scripts.map((name) => join(migrations, name))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder in the state after the first start. Creating one takes the embedded database seconds, so it is created once
 * a day for each version of the sandbox, and copied.
 *
 * @param program the sandbox's bundled sources
 * @param make fills an empty folder by starting a sandbox on it and stopping it
 */
export async function copyDataFolder(program: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(templates, readVersion(program));
  if (!existsSync(template)) {
    mkdirSync(templates, { recursive: true });
    const draft = mkdtempSync(join(templates, 'draft-'));
    await make(draft);
    try {
      renameSync(draft, template);
    } catch {
      // Another process was faster.
      rmSync(draft, { recursive: true, force: true });
    }
    removeOld();
  }
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

function removeOld(): void {
  for (const name of readdirSync(templates)) {
    const folder = join(templates, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - madeAt > longestMs) rmSync(folder, { recursive: true, force: true });
  }
}
