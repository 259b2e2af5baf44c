import { type Rows, request } from '@tessera/shared-contracts/api';
import { type CoinTerms, coinTerms, hasExtension } from '@tessera/shared-contracts/extensions';
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

/** Reads the terms; without the extension there are none, and nothing is asked. */
export function useCoinTerms() {
  const { data, isLoading, isError } = coinTermsApi.useCoinTermsQuery(undefined, {
    skip: !hasExtension('coin-terms'),
  });
  return { terms: data, isLoading, isFailed: isError };
}

/** See {@link useCoinTerms}. */
export type ToldTerms = ReturnType<typeof useCoinTerms>;
