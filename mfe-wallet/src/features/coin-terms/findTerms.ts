import type { Coin, Rows } from '@tessera/shared-contracts/api';
import type { CoinTerms } from '@tessera/shared-contracts/extensions';
import { plainNetwork } from '../coins/plainNetwork';

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/**
 * The terms of a coin on its network, never those of another network.
 *
 * @param coins all coins that the provider accepts
 */
export function findTerms(
  coin: Coin,
  coins: readonly Coin[],
  { readable, unreadable }: Rows<CoinTerms>,
): CoinTerms | undefined {
  const ofSymbol = readable.filter(({ currency }) => isSame(currency, coin.symbol));
  const onNetwork = ofSymbol.find((row) => isSame(plainNetwork(row), plainNetwork(coin)));
  const [only, ...others] = ofSymbol;
  if (onNetwork !== undefined || only === undefined || others.length > 0) return onNetwork;
  // A provider may call the network of a coin that has only one by another name, such as the coin's symbol. A row that
  // cannot be read may be of another network, unless the name is that symbol.
  const isOnOneNetwork = coins.filter(({ symbol }) => isSame(symbol, coin.symbol)).length === 1;
  return isOnOneNetwork && (unreadable === 0 || isSame(only.network, coin.symbol)) ? only : undefined;
}

/** Why a movement of a coin is paused, and the coins of which it is not; `undefined` if it is not known to be paused. */
export function findPause(
  movement: 'deposit' | 'withdrawal',
  coin: Coin,
  coins: readonly Coin[],
  terms: Rows<CoinTerms> | undefined,
): { readonly reason: string; readonly others: readonly Coin[] } | undefined {
  const reasonOf = (one: Coin) => (terms && findTerms(one, coins, terms))?.[movement].paused ?? undefined;
  const reason = reasonOf(coin);
  return reason === undefined ? undefined : { reason, others: coins.filter((other) => reasonOf(other) === undefined) };
}
