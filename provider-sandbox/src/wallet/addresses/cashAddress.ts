import { fromWords, toWords } from './words';

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** The checksum of the CashAddr specification. */
function polymod(words: readonly number[]): bigint {
  return (
    words.reduce((checksum, word) => {
      const top = checksum >> 35n;
      const shifted = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(word);
      return generators.reduce((sum, generator, bit) => ((top >> BigInt(bit)) & 1n ? sum ^ generator : sum), shifted);
    }, 1n) ^ 1n
  );
}

const wordsOfPrefix = (prefix: string) => [...Array.from(prefix, (letter) => letter.charCodeAt(0) & 31), 0];

/** Pay-to-public-key-hash, 20 bytes, e.g. `bchtest:qq…`. */
export function encodeCashAddress(prefix: string, hash: Uint8Array): string {
  const payload = toWords(Uint8Array.of(0, ...hash));
  const checksum = polymod([...wordsOfPrefix(prefix), ...payload, ...new Array<number>(8).fill(0)]);
  const tail = Array.from({ length: 8 }, (_, index) => Number((checksum >> BigInt(5 * (7 - index))) & 31n));
  return `${prefix}:${[...payload, ...tail].map((word) => alphabet[word]).join('')}`;
}

/** Whether the address, with or without its prefix, is intact and of a 20-byte hash. */
export function isCashAddress(address: string, prefixes: readonly string[]): boolean {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return false;
  const [before, after] = lower.split(':');
  const words = Array.from(after ?? before ?? '', (letter) => alphabet.indexOf(letter));
  if (words.length !== 42 || words.includes(-1) || lower.split(':').length > 2) return false;
  const hash = fromWords(words.slice(0, -8));
  // The version byte says key or script hash (bit 3) of 160 bits (bits 0 to 2).
  const isKnownKind = hash?.length === 21 && (hash[0] === 0 || hash[0] === 8);
  const candidates = after === undefined ? prefixes : prefixes.filter((prefix) => prefix === before);
  return isKnownKind && candidates.some((prefix) => polymod([...wordsOfPrefix(prefix), ...words]) === 0n);
}
