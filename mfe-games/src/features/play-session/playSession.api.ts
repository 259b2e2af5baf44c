import { type Balance, calls, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

/** The player's balances, read on demand and kept nowhere: this remote's store holds nothing of a player. */
export const playSessionApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    readBalance: build.mutation<Balance, { readonly userId: string }>({
      query: ({ userId }) => request(calls.balance, { params: { userId } }),
    }),
  }),
});
