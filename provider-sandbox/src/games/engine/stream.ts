import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRules } from './gameRules';

/** The schemes and a worked example are in `GAMES.md`, Provably fair. */

/** The seeds and the nonce that a round is drawn from. */
export interface RoundSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Scheme of new rounds. Each round stores its scheme, so rounds of older ones can still be verified. */
export const currentScheme = 2;

const bytesOfFloat = 4;

/** The HMAC-SHA256 of a text, keyed by the server seed's text. */
const digestOf = (serverSeed: string, text: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(text));

/** The bytes of a round's stream, 32 per cursor. */
function* streamBytes({ serverSeed, clientSeed, nonce }: RoundSeeds): Generator<number> {
  for (let cursor = 0; ; cursor += 1) yield* digestOf(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
}

/** The next float of a stream: four bytes as a fraction of 256⁴, which a double holds exactly. */
export function readFloat(bytes: Iterator<number>): number {
  let float = 0;
  for (let place = 1; place <= bytesOfFloat; place += 1) float += Number(bytes.next().value) / 256 ** place;
  return float;
}

/** The first floats of a round's stream. */
export function readFloats(seeds: RoundSeeds, count: number): number[] {
  const bytes = streamBytes(seeds);
  return Array.from({ length: count }, () => readFloat(bytes));
}

/** The outcome of a bet for the given seeds and scheme. */
export function drawOutcome<Bet, Outcome>(
  rules: GameRules<Bet, Outcome>,
  { scheme, seeds, bet }: { readonly scheme: number; readonly seeds: RoundSeeds; readonly bet: Bet },
): Outcome {
  if (scheme === currentScheme) return rules.draw(readFloats(seeds, rules.floatsNeeded(bet)), bet);
  if (scheme === 1 && rules.drawOfScheme1 !== undefined) {
    return rules.drawOfScheme1(bytesToHex(digestOf(seeds.serverSeed, `${seeds.clientSeed}:${seeds.nonce}`)));
  }
  throw new Error(`${rules.slug} has no scheme ${scheme}.`);
}
