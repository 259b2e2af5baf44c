import { hasVersion, isPublicKey } from './base58';
import { isCashAddress } from './cashAddress';
import { isEvmAddress } from './evm';
import { isSegwitAddress } from './segwit';
import { isXrpAddress } from './xrp';

/** A coin as the provider lists it: its symbol, and the provider's name for the network. */
export interface CoinOnNetwork {
  readonly symbol: string;
  readonly network: string;
}

interface Network {
  /** Names that providers use for the network. */
  readonly words: RegExp;
  /** Symbol of the network's native coin. */
  readonly symbol: string;
  /** Whether a text is an address of the main or test network. Version bytes: main network first. */
  readonly isAddress: (address: string) => boolean;
}

/**
 * The networks whose addresses can be checked. The first one whose words match wins: a token's network takes precedence
 * over its coin. Litecoin's old script addresses (`3…`, `2…`) are refused: they cannot be told from Bitcoin's.
 */
export const networks = {
  evm: {
    words: /erc-?20|ethereum|sepolia|holesky|hoodi|goerli/i,
    symbol: 'ETH',
    isAddress: isEvmAddress,
  },
  tron: {
    words: /trc-?20|tron|shasta|nile/i,
    symbol: 'TRX',
    isAddress: (address) => hasVersion(address, [0x41]),
  },
  bitcoinCash: {
    words: /bitcoin[ -]?cash|chipnet/i,
    symbol: 'BCH',
    isAddress: isCashAddress,
  },
  bitcoin: {
    words: /bitcoin|signet/i,
    symbol: 'BTC',
    isAddress: (address) =>
      hasVersion(address, [0x00, 0x05, 0x6f, 0xc4]) || isSegwitAddress(address, ['bc', 'tb', 'bcrt']),
  },
  litecoin: {
    words: /litecoin/i,
    symbol: 'LTC',
    isAddress: (address) =>
      hasVersion(address, [0x30, 0x32, 0x6f, 0x3a]) || isSegwitAddress(address, ['ltc', 'tltc', 'rltc']),
  },
  dogecoin: {
    words: /dogecoin/i,
    symbol: 'DOGE',
    isAddress: (address) => hasVersion(address, [0x1e, 0x16, 0x71, 0xc4]),
  },
  solana: {
    words: /solana|devnet/i,
    symbol: 'SOL',
    isAddress: isPublicKey,
  },
  xrp: {
    words: /xrp|ripple/i,
    symbol: 'XRP',
    isAddress: isXrpAddress,
  },
} as const satisfies Record<string, Network>;

/** Name of a network in {@link networks}. */
export type NetworkName = keyof typeof networks;

const names = Object.keys(networks) as NetworkName[];

/** Finds the network of a coin by the provider's network name, else by the coin; `undefined` for an unknown one. */
export function networkOf({ symbol, network }: CoinOnNetwork): NetworkName | undefined {
  const ofCoin = (coin: string) => names.find((name) => networks[name].symbol === coin.toUpperCase());
  return names.find((name) => networks[name].words.test(network)) ?? ofCoin(network) ?? ofCoin(symbol);
}
