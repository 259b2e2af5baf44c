import { addressMessages } from './addresses.messages';
import { isChecksummed, writeEvmChecksum } from './evm';
import { findLoss, type LossOfPayment } from './lostAddresses';
import type { NetworkKind } from './networkKind';
import { type CoinOnNetwork, type NetworkName, networkNames, networkOf, networks } from './networks';
import { splitXrpAddress } from './xrp';

/** Result of a check: `unknown-network` when the coin's network is not in our table. */
export type AddressVerdict = 'valid' | 'invalid' | 'unknown-network' | LossOfPayment;

/** A network that an address belongs to, and of which kinds: several networks have one format for both. */
export interface RecognizedAddress {
  readonly network: NetworkName;
  readonly kinds: readonly NetworkKind[];
}

const bothKinds: readonly NetworkKind[] = ['main', 'test'];

/**
 * Checks an address against the network of a coin, and whether payments to it would be lost.
 *
 * @param kind whether the site uses main or test networks; without it, both are accepted
 */
export function checkAddress(coin: CoinOnNetwork, address: string, kind?: NetworkKind): AddressVerdict {
  const name = networkOf(coin);
  if (name === undefined) return 'unknown-network';
  const kinds = kind === undefined ? bothKinds : [kind];
  const [account] = kinds.flatMap((each) => networks[name].readAccount(address, each) ?? []);
  return account === undefined ? 'invalid' : (findLoss(account, address) ?? 'valid');
}

/** Why a valid address is refused, if payments to it would be lost. */
export const describeLoss = (verdict: AddressVerdict): string | undefined =>
  verdict === 'burn' || verdict === 'contract' ? addressMessages[verdict] : undefined;

/** Finds the network that an address belongs to; `undefined` if it matches no network. */
export function recognizeAddress(address: string): RecognizedAddress | undefined {
  for (const network of networkNames) {
    const kinds = bothKinds.filter((kind) => networks[network].readAccount(address, kind) !== undefined);
    if (kinds.length > 0) return { network, kinds };
  }
  return undefined;
}

/** Name of a network for players, such as `Bitcoin testnet`. */
export const networkTitle = ({ network, kinds }: RecognizedAddress): string =>
  kinds.includes('main') ? networks[network].title : `${networks[network].title} testnet`;

/**
 * Whether a valid address contains a checksum, which detects typos. Solana's never do; Ethereum's
 * only in mixed case.
 */
export function hasChecksum(address: string): boolean {
  const network = recognizeAddress(address)?.network;
  return network === 'evm' ? isChecksummed(address) : network !== 'solana';
}

/**
 * The one spelling of an address that has several: capitals or not, with or without prefix, an X-address without tag.
 * Addresses of one recipient have the same.
 */
export function canonicalAddress(address: string): string {
  switch (recognizeAddress(address)?.network) {
    case 'evm':
      return writeEvmChecksum(address.slice(2));
    case 'bitcoinCash':
      return address.toLowerCase().replace(/^.*:/, '');
    case 'xrp': {
      const destination = splitXrpAddress(address);
      return destination !== undefined && destination.tag === undefined ? destination.account : address;
    }
    default:
      // Only addresses in bech32 may be in capitals.
      return address === address.toUpperCase() ? address.toLowerCase() : address;
  }
}
