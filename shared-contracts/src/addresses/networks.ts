import { readHash, readPublicKey } from './base58';
import { readCashAddress } from './cashAddress';
import { readEvmAddress } from './evm';
import type { NetworkKind } from './networkKind';
import { readSegwit } from './segwit';
import { readXrpAccount } from './xrp';

/** A coin as the provider lists it: its symbol, and the provider's name for the network. */
export interface CoinOnNetwork {
  readonly symbol: string;
  readonly network: string;
}

interface Network {
  /** The network's name in messages to players. */
  readonly title: string;
  /** Names that providers use for the network. */
  readonly words: RegExp;
  /** Symbol of the network's native coin. */
  readonly symbol: string;
  /** Schemes of its payment addresses, such as `bitcoin:`. */
  readonly schemes: readonly string[];
  /**
   * Reads an address of the main network or of a test network; some networks have one format for both.
   *
   * @returns the account, equal for every spelling of its address; `undefined` if the text is not an address
   */
  readonly readAccount: (address: string, kind: NetworkKind) => Uint8Array | undefined;
}

const bitcoin = {
  main: { versions: [0x00, 0x05], prefixes: ['bc'] },
  test: { versions: [0x6f, 0xc4], prefixes: ['tb', 'bcrt'] },
} as const;
const litecoin = {
  main: { versions: [0x30, 0x32], prefixes: ['ltc'] },
  test: { versions: [0x3a], prefixes: ['tltc', 'rltc'] },
} as const;
const dogecoinVersions = { main: [0x1e, 0x16], test: [0x71] } as const;
const cashPrefixes = { main: ['bitcoincash'], test: ['bchtest', 'bchreg'] } as const;

/**
 * The networks with checkable addresses. The first one whose words match wins: a token's network takes precedence
 * over its coin. No address is valid on two networks: Litecoin's and Dogecoin's addresses in a form that Bitcoin has too
 * (Litecoin `3…`; on test networks `m…`, `n…` and `2…`) are refused.
 */
export const networks = {
  evm: {
    title: 'Ethereum',
    words: /erc-?20|ethereum|sepolia|holesky|hoodi|goerli/i,
    symbol: 'ETH',
    schemes: ['ethereum'],
    readAccount: readEvmAddress,
  },
  tron: {
    title: 'Tron',
    words: /trc-?20|tron|shasta|nile/i,
    symbol: 'TRX',
    schemes: ['tron'],
    readAccount: (address) => readHash(address, [0x41]),
  },
  bitcoinCash: {
    title: 'Bitcoin Cash',
    words: /bitcoin[ -]?cash|chipnet/i,
    symbol: 'BCH',
    schemes: [...cashPrefixes.main, ...cashPrefixes.test],
    readAccount: (address, kind) => readCashAddress(address, cashPrefixes[kind]),
  },
  bitcoin: {
    title: 'Bitcoin',
    words: /bitcoin|signet/i,
    symbol: 'BTC',
    schemes: ['bitcoin'],
    readAccount: (address, kind) =>
      readHash(address, bitcoin[kind].versions) ?? readSegwit(address, bitcoin[kind].prefixes),
  },
  litecoin: {
    title: 'Litecoin',
    words: /litecoin/i,
    symbol: 'LTC',
    schemes: ['litecoin'],
    readAccount: (address, kind) =>
      readHash(address, litecoin[kind].versions) ?? readSegwit(address, litecoin[kind].prefixes),
  },
  dogecoin: {
    title: 'Dogecoin',
    words: /dogecoin/i,
    symbol: 'DOGE',
    schemes: ['dogecoin'],
    readAccount: (address, kind) => readHash(address, dogecoinVersions[kind]),
  },
  solana: {
    title: 'Solana',
    words: /solana|devnet/i,
    symbol: 'SOL',
    schemes: ['solana'],
    readAccount: readPublicKey,
  },
  xrp: {
    title: 'XRP Ledger',
    words: /xrp|ripple/i,
    symbol: 'XRP',
    schemes: ['xrp', 'xrpl', 'ripple'],
    readAccount: readXrpAccount,
  },
} as const satisfies Record<string, Network>;

/** Name of a network in {@link networks}. */
export type NetworkName = keyof typeof networks;

/** Every name of {@link networks}. */
export const networkNames = Object.keys(networks) as NetworkName[];

/** Finds the network of a coin by the provider's network name, else by the coin; `undefined` for an unknown one. */
export function networkOf({ symbol, network }: CoinOnNetwork): NetworkName | undefined {
  const ofCoin = (coin: string) => networkNames.find((name) => networks[name].symbol === coin.toUpperCase());
  return networkNames.find((name) => networks[name].words.test(network)) ?? ofCoin(network) ?? ofCoin(symbol);
}

/** Whether a coin is the native one of its network, rather than a token on it. */
export function isNativeCoin(coin: CoinOnNetwork): boolean {
  const name = networkOf(coin);
  return name !== undefined && networks[name].symbol === coin.symbol.toUpperCase();
}
