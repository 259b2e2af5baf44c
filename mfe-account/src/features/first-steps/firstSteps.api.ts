import { type Balance, balance, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const balanceApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Balance, { userId: string }>({
      query: (params) => request(balance, { params }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useBalanceQuery } = balanceApi;
