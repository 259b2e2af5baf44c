import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Balance } from '@tessera/shared-contracts/api';
import { useSession } from '@tessera/shared-contracts/session';
import { useBalanceQuery } from './balanceApi';

/** What is known of the player's balances. A failed refresh keeps what was read before. */
export type BalanceState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly balance: Balance };

/**
 * Reads the balances of the signed-in player and keeps them fresh: on `balance-changed`, when the window gets the focus
 * back and, where asked for, at an interval.
 */
export function useBalance({ pollingIntervalMs = 0 }: { pollingIntervalMs?: number } = {}): BalanceState {
  const session = useSession();
  const { currentData, isError, isFetching, refetch } = useBalanceQuery(session?.user.id ?? skipToken, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: pollingIntervalMs,
    skipPollingIfUnfocused: true,
  });
  if (currentData !== undefined) return { status: 'ready', balance: currentData };
  if (isError) return { status: 'failed', isRetrying: isFetching, retry: refetch };
  return { status: 'loading' };
}

/** The entry of one currency in a balance answer; a currency that is not listed holds nothing. */
export function amountOf(balance: Balance, symbol: string): string {
  const entry = balance.balances.find(({ currency }) => currency.toUpperCase() === symbol.toUpperCase());
  return entry?.amount ?? '0';
}
