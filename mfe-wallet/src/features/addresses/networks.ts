import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase58, decodeXrpBase58, readBase58Version } from './base58';
import { isCashAddress } from './cashAddress';
import { isSegwitAddress } from './segwit';

/** Decides whether a text is an address of one network, main or test. */
export type AddressRule = (address: string) => boolean;

const hasVersion =
  (...versions: readonly number[]): AddressRule =>
  (address) => {
    const version = readBase58Version(address);
    return version !== undefined && versions.includes(version);
  };
const either =
  (...rules: readonly AddressRule[]): AddressRule =>
  (address) =>
    rules.some((rule) => rule(address));
const segwit =
  (...prefixes: readonly string[]): AddressRule =>
  (address) =>
    isSegwitAddress(address, prefixes);

/** Hexadecimal with an optional checksum in its capitals (EIP-55). */
function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return Array.from(lower).every((digit, index) => {
    const isCapital = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digits.charAt(index) === (isCapital ? digit.toUpperCase() : digit);
  });
}

/** A classic `r…` address, or an X-address (main `X…`, test `T…`) that carries its tag within. */
function isXrpAddress(address: string): boolean {
  const payload = decodeXrpBase58(address);
  if (payload?.length === 21) return payload[0] === 0;
  if (payload?.length !== 31) return false;
  const network = (payload[0] ?? 0) * 256 + (payload[1] ?? 0);
  const flag = payload[22] ?? 0xff;
  const isTagEmpty = payload.subarray(23).every((byte) => byte === 0);
  const isTagOf32Bits = payload.subarray(27).every((byte) => byte === 0);
  return [0x0544, 0x0493].includes(network) && (flag === 0 ? isTagEmpty : flag === 1 && isTagOf32Bits);
}

/**
 * The rule of each network by the name we know it under. Version bytes: main network first, then test networks.
 * Litecoin's old script addresses (`3…`, `2…`) are refused: nothing tells them from Bitcoin's.
 */
export const networkRules = {
  bitcoin: either(hasVersion(0x00, 0x05, 0x6f, 0xc4), segwit('bc', 'tb', 'bcrt')),
  litecoin: either(hasVersion(0x30, 0x32, 0x6f, 0x3a), segwit('ltc', 'tltc', 'rltc')),
  dogecoin: hasVersion(0x1e, 0x16, 0x71, 0xc4),
  bitcoinCash: isCashAddress,
  evm: isEvmAddress,
  tron: hasVersion(0x41),
  xrp: isXrpAddress,
  solana: (address: string) => decodeBase58(address)?.length === 32,
} as const satisfies Record<string, AddressRule>;

/** A network whose addresses we can tell. */
export type NetworkName = keyof typeof networkRules;
