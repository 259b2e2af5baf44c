import type { Coin } from '@tessera/shared-contracts/api';
import { useDepositAddressQuery } from './depositApi';

/** The deposit address of a coin; never that of a coin picked before. */
export type DepositAddress =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly address: string };

/** Whether the provider would answer for another network when asked by the symbol alone. */
const needsNetwork = (coin: Coin, coins: readonly Coin[]): boolean =>
  coins.find(({ symbol }) => symbol === coin.symbol)?.network !== coin.network;

/** Reads the player's deposit address of a coin. */
export function useDepositAddress(userId: string, coin: Coin, coins: readonly Coin[]): DepositAddress {
  const { currentData, error, isError, isFetching, refetch } = useDepositAddressQuery({
    userId,
    currency: coin.symbol.toUpperCase(),
    ...(needsNetwork(coin, coins) && { network: coin.network.replace(/[^a-z0-9]/gi, '') }),
  });
  if (currentData !== undefined) return { status: 'ready', address: currentData.payAddress };
  if (!isError) return { status: 'loading' };
  const message = error !== undefined && 'kind' in error ? error.message : '';
  return { status: 'failed', message, isRetrying: isFetching, retry: refetch };
}
