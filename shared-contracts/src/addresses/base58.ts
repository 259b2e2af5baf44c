import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';

/** Base58Check with Bitcoin's alphabet. */
export const base58check = createBase58check(sha256);

const xrpChecksum = (payload: Uint8Array) => sha256(sha256(payload)).subarray(0, 4);

/** Base58Check with the XRP Ledger's own alphabet, which the library supports only without checksums. */
export const xrpBase58check = {
  encode: (payload: Uint8Array): string => base58xrp.encode(Uint8Array.of(...payload, ...xrpChecksum(payload))),
  decode: (text: string): Uint8Array => {
    const bytes = base58xrp.decode(text);
    const payload = bytes.subarray(0, -4);
    const expected = xrpChecksum(payload);
    if (!bytes.subarray(-4).every((byte, index) => byte === expected[index])) throw new Error('Wrong checksum.');
    return payload;
  },
};

/** Longest address of any supported network; decoding takes quadratic time. */
const longestAddress = 100;

/** Decodes a base58 text; `undefined` when alphabet, length or checksum is wrong. */
export function readBase58(
  { decode }: { readonly decode: (text: string) => Uint8Array },
  address: string,
): Uint8Array | undefined {
  if (address.length > longestAddress) return undefined;
  try {
    return decode(address);
  } catch {
    return undefined;
  }
}

/** The 20-byte hash of an address under one of the version bytes. */
export function readHash(address: string, versions: readonly number[]): Uint8Array | undefined {
  const payload = readBase58(base58check, address);
  return payload?.length === 21 && versions.includes(payload[0] ?? -1) ? payload.subarray(1) : undefined;
}

/** The public key of 32 bytes that an address is, without a checksum. */
export function readPublicKey(address: string): Uint8Array | undefined {
  const key = readBase58(base58, address);
  return key?.length === 32 ? key : undefined;
}
