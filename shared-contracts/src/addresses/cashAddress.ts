// The package's index starts WebAssembly, which neither jest nor the page's policy allows; this file has no such import.
import { decodeCashAddress } from '@bitauth/libauth/build/lib/address/cash-address.js';

const prefixes = ['bitcoincash', 'bchtest', 'bchreg'];
/** Longer texts are not decoded; the longest address has a prefix and 112 letters. */
const longestAddress = 130;

/**
 * Whether an address is a Bitcoin Cash address of the main or a test network, with or without its prefix. Addresses of
 * the old form are refused: they cannot be told from Bitcoin's.
 *
 * @see https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
export function isCashAddress(address: string): boolean {
  const lower = address.toLowerCase();
  // The library accepts mixed case; the specification does not.
  if ((address !== lower && address !== address.toUpperCase()) || address.length > longestAddress) return false;
  return prefixes.some((prefix) => {
    const full = lower.startsWith(`${prefix}:`) ? lower : `${prefix}:${lower}`;
    return typeof decodeCashAddress(full) !== 'string';
  });
}
