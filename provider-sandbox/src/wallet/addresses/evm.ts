import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hexadecimal address with the checksum that EIP-55 puts into its capitals. */
export function encodeEvm(account: Uint8Array): string {
  const digits = bytesToHex(account);
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${Array.from(digits, (digit, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

/** All lower or all upper case carries no checksum; mixed case must carry the right one. */
export function isEvm(address: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return encodeEvm(Uint8Array.from(Buffer.from(digits, 'hex'))) === address;
}
