import type { Coin } from '@tessera/shared-contracts/api';
import { useCoinsQuery } from './coins.api';
import { plainNetwork } from './plainNetwork';

/** A coin and its network, as an address of the book or a transaction names them. */
interface Named {
  readonly currency: string;
  readonly network: string;
}

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** Whether they are a coin on its network, which a provider may call by the coin's symbol. */
export function isOfCoin(named: Named, coin: Coin, coins: readonly Coin[]): boolean {
  if (!isSame(named.currency, coin.symbol)) return false;
  const isOnOneNetwork = coins.filter(({ symbol }) => isSame(symbol, coin.symbol)).length === 1;
  return isOnOneNetwork || isSame(plainNetwork(named), plainNetwork(coin));
}

/** The coin that they are; undefined if the provider does not list it. */
export const coinOf = (named: Named, coins: readonly Coin[]): Coin | undefined =>
  coins.find((coin) => isOfCoin(named, coin, coins));

/** The network of a transaction by the name that the forms have for it; as the transaction names it while that is not known. */
export function useNetworkName(currency: string | null | undefined, network: string | null | undefined): string {
  const { data } = useCoinsQuery();
  if (!currency || !network) return network ?? '';
  return coinOf({ currency, network }, data?.readable ?? [])?.network || network;
}
