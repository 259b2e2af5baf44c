import { readBase58, xrpBase58check } from './base58';

/** Prefix of an X-address of the main and of the test network. */
const prefixes = [0x0544, 0x0493];

/**
 * Whether an address is a classic `r…` address, or an X-address (main `X…`, test `T…`) that contains its tag.
 *
 * @see https://github.com/XRPLF/XRPL-Standards/tree/master/XLS-0005-tagged-addresses
 */
export function isXrpAddress(address: string): boolean {
  const payload = readBase58(xrpBase58check, address);
  if (payload?.length === 21) return payload[0] === 0;
  if (payload?.length !== 31) return false;
  const prefix = (payload[0] ?? 0) * 256 + (payload[1] ?? 0);
  const flag = payload[22] ?? 0xff;
  const isTagEmpty = payload.subarray(23).every((byte) => byte === 0);
  const isTagOf32Bits = payload.subarray(27).every((byte) => byte === 0);
  return prefixes.includes(prefix) && (flag === 0 ? isTagEmpty : flag === 1 && isTagOf32Bits);
}
