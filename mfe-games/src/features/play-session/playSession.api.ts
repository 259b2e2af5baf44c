import { type Balance, balance, type CallAnswer, request } from '@tessera/shared-contracts/api';
import { type Limits, listSessions, type Rates, rates, readLimits } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** The player's balances and day, fetched on demand and not stored: this store is public and holds no player's data. */
export const playSessionApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    readBalance: build.mutation<Balance, { readonly userId: string }>({
      query: ({ userId }) => request(balance, { params: { userId } }),
    }),
    readLimits: build.mutation<Limits, { readonly userId: string }>({
      query: (params) => request(readLimits, { params }),
    }),
    readSessions: build.mutation<CallAnswer<typeof listSessions>, { readonly userId: string }>({
      query: (params) => request(listSessions, { params }),
    }),
    readRates: build.mutation<Rates, void>({ query: () => request(rates) }),
  }),
});
