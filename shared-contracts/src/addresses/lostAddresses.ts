import { bytesToHex } from '@noble/hashes/utils.js';
import { type NetworkName, networks } from './networks';

/** Why a payment to a valid address is lost: nobody owns it, or it is a token's contract. */
export type LossOfPayment = 'burn' | 'contract';

type Addresses = Partial<Record<NetworkName, readonly string[]>>;

/** Well-known addresses that nobody owns, in addition to {@link isWritten}. */
const burned: Addresses = {
  bitcoin: [
    '1BitcoinEaterAddressDontSendf59kuE',
    // The hash of nothing, which programs pay to when a public key is missing.
    '1HT7xU2Ngenf7D4yocz2SAcnNLW7rK8d4E',
  ],
  evm: ['0xdcc703c0E500B653Ca82273B7BFAd8045D85a470', '0xdead000000000000000042069420694206942069'],
  tron: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  solana: [
    '1nc1nerator11111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  ],
  // https://xrpl.org/docs/concepts/accounts/addresses#special-addresses
  xrp: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
};

/** Contracts of the tokens that sites list, on main networks and then on test networks. */
export const tokenContracts: ReadonlyMap<string, Addresses> = new Map([
  [
    'USDT',
    {
      evm: [
        '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        '0x7169D38820dfd117C3FA1f22a697dBA58d90BA06',
        '0xaA8E23Fb1079EA71e0a56F48a2aA51851D8433D0',
      ],
      tron: [
        'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        'TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs',
        'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
      ],
      solana: ['Es9vMFrzaCERmJfrF4H2FYD4KCoNy11McCe8BenwNYB'],
    },
  ],
]);

const keysOf = (table: Addresses): string[] =>
  Object.entries(table).flatMap(([network, addresses]) =>
    addresses.map((address) => {
      const account = networks[network as NetworkName].readAccount(address, 'main');
      if (account === undefined) throw new Error(`${address} is not an address.`);
      return bytesToHex(account);
    }),
  );

/** By account, since the same hash has no owner on any network and in any spelling. */
const losses: ReadonlyMap<string, LossOfPayment> = new Map([
  ...keysOf(burned).map((key) => [key, 'burn'] as const),
  ...[...tokenContracts.values()].flatMap((table) => keysOf(table).map((key) => [key, 'contract'] as const)),
]);

/**
 * Whether an address was written rather than derived from a key: 12 equal bytes (zeros, numbered contracts of Ethereum,
 * "dead" between zeros) or, in base58, 14 equal letters (`1Counterparty…`, Solana's programs). No search finds a key for it.
 */
const isWritten = (account: string, address: string): boolean =>
  /^(..)*?(..)\2{11}/.test(account) || (!address.startsWith('0x') && /(.)\1{13}/.test(address));

/** Why a payment to an account is lost, as far as that is known. */
export function findLoss(account: Uint8Array, address: string): LossOfPayment | undefined {
  const key = bytesToHex(account);
  return losses.get(key) ?? (isWritten(key, address) ? 'burn' : undefined);
}
