import { type Rows, request } from '@tessera/shared-contracts/api';
import { type CoinTerms, coinTerms, hasExtension } from '@tessera/shared-contracts/extensions';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { remote } from '../../remote';

/** What depositing and withdrawing the coins costs and takes (extension `coin-terms`). */
const coinTermsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    coinTerms: build.query<Rows<CoinTerms>, void>({
      query: () => request(coinTerms),
      // Each view that opens reads them again: a coin may have been paused meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Reads the terms, and again when the player comes back: a coin may have been paused. Without the extension there are none. */
export function useCoinTerms() {
  const skip = !hasExtension('coin-terms');
  const { data, isLoading, isError, refetch } = coinTermsApi.useCoinTermsQuery(undefined, {
    skip,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const dispatch = useDispatch<ReturnType<typeof remote.createStore>['value']['dispatch']>();
  return {
    terms: data,
    isLoading,
    isFailed: isError && data === undefined,
    refetch: useCallback(() => void (skip || refetch()), [skip, refetch]),
    /** The terms once they have arrived; `undefined` if there are none. */
    settle: async (): Promise<Rows<CoinTerms> | undefined> => {
      if (skip || isError) return data;
      return (await dispatch(coinTermsApi.endpoints.coinTerms.initiate(undefined, { subscribe: false }))).data;
    },
  };
}

/** See {@link useCoinTerms}. */
export type ToldTerms = ReturnType<typeof useCoinTerms>;
