import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';

const hashes = new Map<string, string>();

/** Makes the hashes of a release's files known, by the addresses they are loaded from. */
export function knowHashes({ baseUrl, integrity }: RegisteredRelease): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, baseUrl).href, hash);
}

/**
 * The hash that a script of a remote has to have.
 *
 * @throws when the registry names none: a file that no release vouches for runs nowhere
 */
export function requireHash(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  const hash = hashes.get(origin + pathname);
  if (hash === undefined) throw new Error(`${origin}${pathname} belongs to no release that this page knows.`);
  return hash;
}
