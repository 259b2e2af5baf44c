import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from './createFile';

/** Keys for separate uses, all derived from one secret that is never in the database. */
export interface Secret {
  /** HMAC-SHA256 of `text` under the key of `use`. */
  mac(
    use: 'one-time-code' | 'code-owner' | 'recovery-code' | 'deposit-address' | 'destination-tag',
    text: string,
  ): Buffer;
}

/** Minimum length of a secret. */
export const shortestSecret = 32;

/** A secret that is not stored. */
export const createSecret = (text: string = randomBytes(32).toString('hex')): Secret => {
  const keyOf = (use: string) => createHmac('sha256', text).update(use).digest();
  return { mac: (use, message) => createHmac('sha256', keyOf(use)).update(message).digest() };
};

/**
 * Reads the secret in the data folder, which is created on the first start.
 *
 * @param hasData whether there are codes and addresses made with the secret
 * @throws if the file is truncated, for example by a crash, and there are data that depend on its content
 */
export async function keepSecret(folder: string, hasData: boolean): Promise<Secret> {
  const path = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  const fresh = randomBytes(32).toString('hex');
  if (await createFile(path, fresh)) return createSecret(fresh);
  const kept = await readFile(path, 'utf8');
  if (kept.trim().length >= shortestSecret) return createSecret(kept);
  if (hasData) throw new Error(cutShort(path));
  await rm(path);
  return keepSecret(folder, hasData);
}

const cutShort = (path: string) =>
  `The secret in ${path} is shorter than ${shortestSecret} characters: it was cut short. Deposit addresses are derived from ` +
  'it, so no other one is taken in its place. Restore the file, or set SANDBOX_SECRET to what was in it. Without either, remove ' +
  'the file: addresses that players have seen stay, new ones are derived from a new secret.';
