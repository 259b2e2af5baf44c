import { type CoinOnNetwork, networkOf, networks } from './networks';

/** Result of a check: `unknown-network` when the coin's network is not in our table. */
export type AddressVerdict = 'valid' | 'invalid' | 'unknown-network';

/** Checks an address against the network of a coin, main or test. */
export function checkAddress(coin: CoinOnNetwork, address: string): AddressVerdict {
  const name = networkOf(coin);
  if (name === undefined) return 'unknown-network';
  return networks[name].isAddress(address) ? 'valid' : 'invalid';
}
