import type { Coin } from '@tessera/shared-contracts/api';
import { type NetworkName, networkRules } from './networks';

/** Words that a provider names a network with, most telling first: a token's network goes before its coin. */
const networkWords: readonly (readonly [RegExp, NetworkName])[] = [
  [/erc-?20|ethereum|sepolia|holesky|hoodi|goerli/i, 'evm'],
  [/trc-?20|tron|shasta|nile/i, 'tron'],
  [/bitcoin[ -]?cash|chipnet/i, 'bitcoinCash'],
  [/bitcoin|signet/i, 'bitcoin'],
  [/litecoin/i, 'litecoin'],
  [/dogecoin/i, 'dogecoin'],
  [/solana|devnet/i, 'solana'],
  [/xrp|ripple/i, 'xrp'],
];

const networkOfSymbol: ReadonlyMap<string, NetworkName> = new Map(
  Object.entries({
    BTC: 'bitcoin',
    ETH: 'evm',
    LTC: 'litecoin',
    DOGE: 'dogecoin',
    BCH: 'bitcoinCash',
    XRP: 'xrp',
    TRX: 'tron',
    SOL: 'solana',
  }),
);

/** Finds the network of a coin by the provider's name for it, else by the coin; `undefined` when we do not know it. */
function networkOf({ symbol, network }: Pick<Coin, 'symbol' | 'network'>): NetworkName | undefined {
  const named = networkWords.find(([words]) => words.test(network));
  return named?.[1] ?? networkOfSymbol.get(network.toUpperCase()) ?? networkOfSymbol.get(symbol.toUpperCase());
}

/** Whether an address may belong to the coin's network. On a network that we do not know, the provider decides. */
export function isAddressFor(coin: Pick<Coin, 'symbol' | 'network'>, address: string): boolean {
  const network = networkOf(coin);
  return network === undefined || networkRules[network](address);
}
