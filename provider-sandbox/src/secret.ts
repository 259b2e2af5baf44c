import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys for separate uses, all drawn from one secret that is never in the database. */
export interface Secret {
  /** HMAC-SHA256 of `text` under the key of `use`. */
  mac(use: 'one-time-code' | 'deposit-address', text: string): Buffer;
}

function createSecret(text: string): Secret {
  const keyOf = (use: string) => createHmac('sha256', text).update(use).digest();
  return { mac: (use, message) => createHmac('sha256', keyOf(use)).update(message).digest() };
}

/** The configured secret, or the one kept in the data folder, made there on the first start. */
export async function readSecret(configured: string | undefined, dataDir: string): Promise<Secret> {
  if (configured !== undefined) return createSecret(configured);
  const fresh = randomBytes(32).toString('hex');
  if (dataDir === 'memory://') return createSecret(fresh);
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 });
    return createSecret(fresh);
  } catch {
    return createSecret(await readFile(path, 'utf8'));
  }
}
