import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Formats 40 hexadecimal digits as an address with the mixed-case checksum of EIP-55. */
export function writeEvmChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const isCapital = (index: number) => Number.parseInt(hash.charAt(index), 16) >= 8;
  return `0x${Array.from(lower, (digit, index) => (isCapital(index) ? digit.toUpperCase() : digit)).join('')}`;
}

/** Whether a hexadecimal address has letters of both cases, which are its checksum. */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}

/** Whether an address is hexadecimal: all lower or all upper case has no checksum, mixed case must have the right one. */
export function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  return !isChecksummed(address) || writeEvmChecksum(address.slice(2)) === address;
}

/** The 20 bytes of an address; see {@link isEvmAddress}. */
export const readEvmAddress = (address: string): Uint8Array | undefined =>
  isEvmAddress(address) ? hexToBytes(address.slice(2)) : undefined;
