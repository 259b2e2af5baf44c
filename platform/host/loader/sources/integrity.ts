import type { RegisteredRelease } from '../../../protocol';

const hashes = new Map<string, string>();

/** Registers the hashes of a release's files by their addresses. */
export function knowHashes({ baseUrl, integrity }: RegisteredRelease): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, baseUrl).href, hash);
}

/**
 * The required hash of a remote's script.
 *
 * @throws when the registry has no hash: only files of its releases may run
 */
export function requireHash(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  const hash = hashes.get(origin + pathname);
  if (hash === undefined) throw new Error(`${origin}${pathname} belongs to no release that this page knows.`);
  return hash;
}
