import type { Coin } from '@tessera/shared-contracts/api';
import { useUnreadableCoins } from '../coins/coins.api';
import { useDepositAddressQuery } from './deposit.api';

/** The deposit address of a coin; never that of a previously picked one. */
export type DepositAddress =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly address: string };

/**
 * Whether a request by the symbol alone may return the address of another network: a coin that could not be read may be
 * the same one on its default network.
 */
const needsNetwork = (coin: Coin, coins: readonly Coin[], unreadable: number): boolean =>
  unreadable > 0 || coins.find(({ symbol }) => symbol === coin.symbol)?.network !== coin.network;

const plainNetwork = ({ network }: Coin): string => network.replace(/[^a-z0-9]/gi, '') || network;

/** Reads the player's deposit address of a coin. */
export function useDepositAddress(userId: string, coin: Coin, coins: readonly Coin[]): DepositAddress {
  const unreadable = useUnreadableCoins();
  const { currentData, error, isError, isFetching, refetch } = useDepositAddressQuery({
    userId,
    currency: coin.symbol.toUpperCase(),
    ...(needsNetwork(coin, coins, unreadable) && { network: plainNetwork(coin) }),
  });
  if (currentData !== undefined) return { status: 'ready', address: currentData.payAddress };
  if (!isError) return { status: 'loading' };
  const message = error !== undefined && 'kind' in error ? error.message : '';
  return { status: 'failed', message, isRetrying: isFetching, retry: refetch };
}
