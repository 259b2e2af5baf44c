import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Balance } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import { useSession } from '@tessera/shared-contracts/session';
import { useBalanceQuery } from './balances.api';

/** State of the player's balances. A failed refresh keeps the previous ones. */
export type BalanceState<Data extends Balance = Balance> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly balance: Data; readonly stale?: StaleBalance | undefined };

/** Balances that could not be refreshed. */
export interface StaleBalance {
  /** When they were read, in milliseconds since the epoch. */
  readonly asOf: number;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Fetches the balances of the signed-in player and refetches them: on `balance-changed`, when the window regains the
 * focus and when the browser is online again.
 *
 * @param options.isRefreshed refetches when the component mounts
 */
export function useBalance({ isRefreshed = false }: { isRefreshed?: boolean } = {}): BalanceState {
  const session = useSession();
  const query = useBalanceQuery(session?.user.id ?? skipToken, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: isRefreshed,
  });
  return balanceStateOf(query);
}

/** The state of a query whose answer has balances. */
export function balanceStateOf<Data extends Balance>({
  currentData,
  error,
  isFetching,
  fulfilledTimeStamp,
  refetch,
}: {
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}): BalanceState<Data> {
  if (currentData !== undefined) {
    // The error of the last attempt stays until one succeeds.
    const stale = error !== undefined && { asOf: fulfilledTimeStamp ?? 0, isRetrying: isFetching, retry: refetch };
    return { status: 'ready', balance: currentData, ...(stale && { stale }) };
  }
  // During a retry only `error` still marks the failure.
  if (error !== undefined) return { status: 'failed', isRetrying: isFetching, retry: refetch };
  return { status: 'loading' };
}

/**
 * The amount of a currency in a balance response. A currency that is not listed is 0, unless a row could not be
 * parsed: it may be this currency, so the amount is unknown.
 */
export function amountOf({ balances }: Balance, symbol: string): Decimal | undefined {
  const entry = balances.readable.find(({ currency }) => currency.toUpperCase() === symbol.toUpperCase());
  return entry?.amount ?? (balances.unreadable > 0 ? undefined : '0');
}
