import { type Coin, calls, request } from '@tessera/shared-contracts/api';
import { walletApi } from '../../walletApi';

/** The coins that the provider takes. */
const coinsApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    coins: build.query<Coin[], void>({ query: () => request(calls.coins) }),
  }),
});

export const { useCoinsQuery } = coinsApi;
