import { type CoinOnNetwork, networkOf, networks } from './networks';

/** What can be said of an address: nothing, where the coin's network is not in our table. */
export type AddressVerdict = 'valid' | 'invalid' | 'unknown-network';

/** Checks an address for the network of a coin, main and test networks alike. */
export function checkAddress(coin: CoinOnNetwork, address: string): AddressVerdict {
  const name = networkOf(coin);
  if (name === undefined) return 'unknown-network';
  return networks[name].isAddress(address) ? 'valid' : 'invalid';
}
