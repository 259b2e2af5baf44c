import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
/** Decoding takes quadratic time; no address of any network here is longer. */
const longestAddress = 100;

const decodeWith = (decode: (text: string) => Uint8Array, text: string): Uint8Array | undefined => {
  if (text.length > longestAddress) return undefined;
  try {
    return decode(text);
  } catch {
    return undefined;
  }
};

/** Reads the version byte of a base58check address over a 20-byte hash; `undefined` when checksum or length is wrong. */
export function readBase58Version(address: string): number | undefined {
  const payload = decodeWith(base58check.decode, address);
  return payload?.length === 21 ? payload[0] : undefined;
}

/** Reads the bytes of plain base58, which carries no checksum. */
export const decodeBase58 = (address: string): Uint8Array | undefined => decodeWith(base58.decode, address);

/** Reads the payload of the XRP Ledger's own base58 alphabet once its double SHA-256 checksum is right. */
export function decodeXrpBase58(address: string): Uint8Array | undefined {
  const bytes = decodeWith(base58xrp.decode, address);
  if (bytes === undefined || bytes.length < 5) return undefined;
  const payload = bytes.subarray(0, -4);
  const expected = sha256(sha256(payload));
  return bytes.subarray(-4).every((byte, index) => byte === expected[index]) ? payload : undefined;
}
