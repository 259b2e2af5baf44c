/**
 * The place of a player among all players of a remote, from 0 to 99.99 in hundredths: evenly spread, always the same
 * for the same id, and independent from one remote to the next.
 *
 * @param anonymousId any text that stays with a browser; no player is known by it
 */
export function bucketOf(anonymousId: string, remote: string): number {
  // FNV-1a with a final mix (MurmurHash3's), for neighbouring ids would otherwise lie close together.
  let hash = 0x811c9dc5;
  for (const character of `${remote}:${anonymousId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100;
}
