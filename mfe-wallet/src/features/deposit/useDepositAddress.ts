import type { Coin } from '@tessera/shared-contracts/api';
import { useCallback, useEffect, useState } from 'react';
import { useUnreadableCoins } from '../coins/coins.api';
import { readNetworkKind } from '../coins/networkKind';
import { plainNetwork } from '../coins/plainNetwork';
import { useDepositAddressQuery } from './deposit.api';
import { messages } from './deposit.messages';

/** The deposit address of a coin; never a stale one, nor one of another network. */
export type DepositAddress =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly title: string;
      readonly message: string | undefined;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly address: string; readonly destinationTag: number | undefined };

type CheckAddress = typeof import('@tessera/shared-contracts/addresses')['checkAddress'];

/**
 * Whether a request by the symbol alone may return the address of another network: a coin that could not be parsed may
 * be the same one on its default network.
 */
const needsNetwork = (coin: Coin, coins: readonly Coin[], unreadable: number): boolean =>
  unreadable > 0 || coins.find(({ symbol }) => symbol === coin.symbol)?.network !== coin.network;

/** The address validation, loaded while the address is requested. */
function useLoadedCheck() {
  const [check, setCheck] = useState<{ readonly run: CheckAddress } | 'failed'>();
  const load = useCallback(() => {
    import('@tessera/shared-contracts/addresses').then(
      ({ checkAddress }) => setCheck({ run: checkAddress }),
      () => setCheck('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return { check, load };
}

/** Fetches the player's deposit address of a coin, unless that is paused, and checks that it belongs to the coin's network. */
export function useDepositAddress(
  userId: string,
  coin: Coin,
  coins: readonly Coin[],
  isPaused = false,
): DepositAddress {
  const unreadable = useUnreadableCoins();
  const { check, load } = useLoadedCheck();
  const { currentData, error, isFetching, refetch } = useDepositAddressQuery(
    {
      userId,
      currency: coin.symbol.toUpperCase(),
      ...(needsNetwork(coin, coins, unreadable) && { network: plainNetwork(coin) }),
    },
    { skip: isPaused },
  );
  const failed = (title: string, message?: string, retry: () => void = refetch): DepositAddress => ({
    status: 'failed',
    title,
    message,
    isRetrying: isFetching,
    retry,
  });
  if (currentData === undefined) {
    if (error === undefined) return { status: 'loading' };
    const problem = 'kind' in error ? error : undefined;
    return failed(messages.addressFailed, problem && 'serverMessage' in problem ? problem.serverMessage : undefined);
  }
  if (check === 'failed') return failed(messages.checkFailed, undefined, load);
  if (check === undefined) return { status: 'loading' };
  const { payAddress, destinationTag } = currentData;
  if (!['valid', 'unknown-network'].includes(check.run(coin, payAddress, readNetworkKind()))) {
    return failed(messages.addressFailed, messages.addressUnfit(coin.symbol, coin.network));
  }
  return { status: 'ready', address: payAddress, destinationTag: destinationTag ?? undefined };
}
