import { type Balance, calls, request } from '@tessera/shared-contracts/api';
import { walletApi } from '../../walletApi';

/** The player's balances. The argument is the player's id, so that one player is never shown another's. */
export const balanceApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Balance, string>({
      query: (userId) => request(calls.balance, { params: { userId } }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useBalanceQuery } = balanceApi;
