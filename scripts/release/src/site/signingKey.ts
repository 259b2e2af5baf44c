import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf, type OwnerKeys } from '../manifest/signature';
import { Refused } from '../outcome';

/** A private key with its owner's name. */
export interface SigningKey {
  readonly owner: string;
  readonly privateKey: KeyObject;
}

const keyFile = (keysFolder: string, owner: string) => path.join(keysFolder, `${owner}.pem`);

async function readKey(keysFolder: string, owner: string): Promise<SigningKey | undefined> {
  const file = keyFile(keysFolder, owner);
  if (!existsSync(file)) return undefined;
  return { owner, privateKey: createPrivateKey(await readFile(file)) };
}

/**
 * Reads the private key of an owner, or creates it, readable only for this account. Creation is atomic: of concurrent
 * processes, one wins.
 */
export async function readOrMakeKey(
  keysFolder: string,
  owner: string,
): Promise<SigningKey & { readonly file: string; readonly isNew: boolean }> {
  const file = keyFile(keysFolder, owner);
  const existing = await readKey(keysFolder, owner);
  if (existing !== undefined) return { ...existing, file, isNew: false };
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(keysFolder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
    // Unlike a rename, a link fails if another process was first. Some file systems have no links.
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      return rename(temporary, file);
    });
    return { owner, privateKey, file, isNew: true };
  } catch (error) {
    const first = await readKey(keysFolder, owner);
    if (first === undefined) throw error;
    return { ...first, file, isNew: false };
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Finds a key on this machine that may release the app on the site; throws without one. */
export async function findSigningKey(
  keysFolder: string,
  app: string,
  owners: readonly OwnerKeys[],
): Promise<SigningKey> {
  for (const { owner, keys } of owners) {
    const key = await readKey(keysFolder, owner);
    if (key !== undefined && keys.some(({ id }) => id === keyIdOf(key.privateKey))) return key;
  }
  const names = owners.map(({ owner }) => owner).join(', ');
  throw new Refused(
    owners.length === 0
      ? `No key may release ${app} on this site yet. Make a key and register it: npm run release -- keygen ${app}`
      : `${app} belongs to ${names}, and ${keysFolder} has no registered key of theirs. Run this where the key is, or pass its folder with --keys.`,
  );
}
