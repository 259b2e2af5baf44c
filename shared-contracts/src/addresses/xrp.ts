import { readBase58, xrpBase58check } from './base58';
import type { NetworkKind } from './networkKind';

/** An account of the XRP Ledger, with the tag by which an exchange assigns the payment. */
export interface XrpDestination {
  /** Classic address, `r…`. */
  readonly account: string;
  /** 0 to {@link largestDestinationTag}. */
  readonly tag?: number;
}

/** Destination tags have 32 bits. */
export const largestDestinationTag = 0xffff_ffff;

const prefixes = { main: [0x05, 0x44], test: [0x04, 0x93] } as const;
const accountLength = 20;
const classicVersion = 0;

/** The account of a classic `r…` address, or of an X-address (main `X…`, test `T…`), which may contain a tag. */
export function readXrpAccount(address: string, kind: NetworkKind): Uint8Array | undefined {
  const payload = readBase58(xrpBase58check, address);
  if (payload === undefined) return undefined;
  if (isClassic(payload)) return payload.subarray(1);
  return readTagged(payload, kind) && payload.subarray(2, 2 + accountLength);
}

/**
 * Splits an X-address of either kind of network into account and tag; a classic address has no tag.
 *
 * @returns `undefined` if it is not an address of the XRP Ledger
 * @see https://github.com/XRPLF/XRPL-Standards/tree/master/XLS-0005-tagged-addresses
 */
export function splitXrpAddress(address: string): XrpDestination | undefined {
  const payload = readBase58(xrpBase58check, address);
  if (payload === undefined) return undefined;
  if (isClassic(payload)) return { account: address };
  return readTagged(payload, 'main') ?? readTagged(payload, 'test');
}

/** Writes a destination as one address: with a tag as an X-address, without one as the classic address. */
export function joinXrpAddress({ account, tag }: XrpDestination, kind: NetworkKind): string {
  if (tag === undefined) return account;
  const id = xrpBase58check.decode(account).subarray(1);
  const tagged = new Uint8Array(31);
  tagged.set(prefixes[kind]);
  tagged.set(id, 2);
  tagged[22] = 1;
  new DataView(tagged.buffer).setUint32(23, tag, true);
  return xrpBase58check.encode(tagged);
}

const isClassic = (payload: Uint8Array): boolean =>
  payload.length === 1 + accountLength && payload[0] === classicVersion;

function readTagged(payload: Uint8Array, kind: NetworkKind): XrpDestination | undefined {
  if (payload.length !== 31 || !prefixes[kind].every((byte, index) => payload[index] === byte)) return undefined;
  const flag = payload[22];
  const isTagEmpty = payload.subarray(23).every((byte) => byte === 0);
  const isTagOf32Bits = payload.subarray(27).every((byte) => byte === 0);
  const account = xrpBase58check.encode(Uint8Array.of(classicVersion, ...payload.subarray(2, 22)));
  if (flag === 0) return isTagEmpty ? { account } : undefined;
  if (flag !== 1 || !isTagOf32Bits) return undefined;
  return { account, tag: new DataView(payload.buffer, payload.byteOffset).getUint32(23, true) };
}
