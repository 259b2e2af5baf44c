import { type Balance, balance, request } from '@tessera/shared-contracts/api';
import { type Limits, readLimits } from '@tessera/shared-contracts/extensions';
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
  }),
});
