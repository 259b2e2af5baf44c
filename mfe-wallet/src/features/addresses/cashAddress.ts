import { bech32 } from '@scure/base';

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const prefixes = ['bitcoincash', 'bchtest', 'bchreg'];
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;
/** Bytes of the hash by the three size bits of the version byte. */
const hashLengths = [20, 24, 28, 32, 40, 48, 56, 64];
const checksumWords = 8;

/**
 * Whether an address is a Bitcoin Cash address of the main or a test network, with or without its prefix. Addresses of
 * the old form are refused: nothing tells them from Bitcoin's.
 *
 * @see https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
export function isCashAddress(address: string): boolean {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return false;
  const [first = '', second] = lower.split(':', 2);
  const candidates = second === undefined ? prefixes : prefixes.filter((prefix) => prefix === first);
  const words = Array.from(second ?? first, (letter) => alphabet.indexOf(letter));
  if (words.includes(-1) || words.length > 112 || lower.split(':').length > 2) return false;
  return candidates.some((prefix) => hasChecksum(prefix, words)) && isHash(words.slice(0, -checksumWords));
}

function hasChecksum(prefix: string, words: readonly number[]): boolean {
  const prefixWords = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  return polymod([...prefixWords, 0, ...words]) === 0n;
}

function polymod(values: readonly number[]): bigint {
  let checksum = 1n;
  for (const value of values) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) checksum ^= generator;
    });
  }
  return checksum ^ 1n;
}

function isHash(words: number[]): boolean {
  // Both encodings pack five bits a letter; bech32 also refuses padding that is not zero, as the specification asks.
  const bytes = bech32.fromWordsUnsafe(words);
  if (!bytes || bytes.length === 0) return false;
  const [version = 0xff] = bytes;
  const isKnownType = version >> 3 <= 3;
  return isKnownType && bytes.length - 1 === hashLengths[version & 7];
}
