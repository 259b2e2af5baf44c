/**
 * Bucket of a player or browser for a remote, from 0 to 99.99 in hundredths: evenly distributed, stable for the same id, and
 * independent between remotes.
 *
 * @param id of the signed-in player, or a random one that the browser keeps
 */
export function bucketOf(id: string, remote: string): number {
  // FNV-1a with a final mix (MurmurHash3's), since similar ids would otherwise get similar buckets.
  let hash = 0x811c9dc5;
  for (const character of `${remote}:${id}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100;
}
