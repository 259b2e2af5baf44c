// The package's index starts WebAssembly, which neither jest nor the page's policy allows; this file has no such import.
import { decodeCashAddress } from '@bitauth/libauth/build/lib/address/cash-address.js';

/** Longer texts are not decoded; the longest address has a prefix and 112 letters. */
const longestAddress = 130;

/**
 * The hash of a Bitcoin Cash address under one of the prefixes, which it may contain or leave out. Addresses of
 * the old form are refused: Bitcoin's look the same.
 *
 * @see https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
export function readCashAddress(address: string, prefixes: readonly string[]): Uint8Array | undefined {
  const lower = address.toLowerCase();
  // The library accepts mixed case; the specification does not.
  if ((address !== lower && address !== address.toUpperCase()) || address.length > longestAddress) return undefined;
  for (const prefix of prefixes) {
    const decoded = decodeCashAddress(lower.startsWith(`${prefix}:`) ? lower : `${prefix}:${lower}`);
    if (typeof decoded !== 'string') return decoded.payload;
  }
  return undefined;
}
