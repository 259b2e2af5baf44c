import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from './createFile';

/** Keys for separate uses, all derived from one secret that is never in the database. */
export interface Secret {
  /** HMAC-SHA256 of `text` under the key of `use`. */
  mac(
    use: 'one-time-code' | 'code-owner' | 'console-address' | 'recovery-code' | 'deposit-address' | 'destination-tag',
    text: string,
  ): Buffer;
  /** Encrypts a text with AES-256-GCM under the key of `use`. @param context is needed to open it, and is not in it */
  seal(use: 'outbox', text: string, context: string): string;
  /** @throws if it was sealed with another secret or context, or was changed */
  open(use: 'outbox', sealed: string, context: string): string;
}

/** Minimum length of a secret. */
export const shortestSecret = 32;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A secret that is not stored. */
export const createSecret = (text: string = randomBytes(32).toString('hex')): Secret => {
  const keyOf = (use: string) => createHmac('sha256', text).update(use).digest();
  const cipherKeyOf = (use: string) => Buffer.from(hkdfSync('sha256', text, '', use, 32));
  return {
    mac: (use, message) => createHmac('sha256', keyOf(use)).update(message).digest(),
    seal(use, message, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, cipherKeyOf(use), iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(message, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    open(use, sealed, context) {
      const bytes = Buffer.from(sealed, 'base64');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, cipherKeyOf(use), iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
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
