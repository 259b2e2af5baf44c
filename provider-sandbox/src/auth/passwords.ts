import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '@tessera/shared-contracts/accounts';

/** Argon2id with the library's parameters (19 MiB, 2 passes), the minimum that OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password));

let decoy: Promise<string> | undefined;

/**
 * Compares a password with its hash. Without a hash (no such player) it compares with a decoy, so that the response time
 * does not reveal which accounts exist. Hashes from before the normalisation are of the password as it was typed.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('no password is this one');
  const stored = passwordHash ?? (await decoy);
  const normalized = normalizePassword(password);
  const isRight = (await verify(stored, normalized)) || (normalized !== password && (await verify(stored, password)));
  return isRight && passwordHash !== undefined;
}
