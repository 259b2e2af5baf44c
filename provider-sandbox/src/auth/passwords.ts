import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters (19 MiB, 2 passes), the minimum that OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Compares a password with its hash. Without a hash (no such player) it compares with a decoy, so that the response time
 * does not reveal who has an account.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('no password is this one');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== undefined;
}
