import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';

const bitcoinCheck = createBase58check(sha256);
/** Decoding takes quadratic time; no address of any coin here is longer. */
const longest = 64;

const attempt = (read: () => Uint8Array): Uint8Array | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Version byte, hash, checksum, in Bitcoin's alphabet. */
export const encodeBase58Check = (version: number, hash: Uint8Array): string =>
  bitcoinCheck.encode(Uint8Array.of(version, ...hash));

/** The version byte and hash of a checked address; undefined when the checksum is wrong. */
export const decodeBase58Check = (address: string): Uint8Array | undefined =>
  address.length > longest ? undefined : attempt(() => bitcoinCheck.decode(address));

/** Without a checksum, as Solana has it. */
export const encodeBase58 = (bytes: Uint8Array): string => base58.encode(bytes);
export const decodeBase58 = (address: string): Uint8Array | undefined =>
  address.length > longest ? undefined : attempt(() => base58.decode(address));

const xrpChecksum = (payload: Uint8Array) => sha256(sha256(payload)).subarray(0, 4);

/** A classic XRP Ledger address: account id under version 0, in the ledger's own alphabet. */
export function encodeXrp(accountId: Uint8Array): string {
  const payload = Uint8Array.of(0, ...accountId);
  return base58xrp.encode(Uint8Array.of(...payload, ...xrpChecksum(payload)));
}

/** The account id of a classic XRP Ledger address. */
export function decodeXrp(address: string): Uint8Array | undefined {
  if (address.length > longest) return undefined;
  const bytes = attempt(() => base58xrp.decode(address));
  if (bytes?.length !== 25 || bytes[0] !== 0) return undefined;
  const isIntact = xrpChecksum(bytes.subarray(0, 21)).every((byte, index) => byte === bytes[21 + index]);
  return isIntact ? bytes.subarray(1, 21) : undefined;
}
