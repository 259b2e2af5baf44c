import { type Balance, balance, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

/** The player's balances. The argument is the player's id: it keeps the caches of players apart. */
export const balancesApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Balance, string>({
      query: (userId) => request(balance, { params: { userId } }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useBalanceQuery } = balancesApi;
