import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { listSessions, type Rates, rates } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** The player's sessions and the provider's rates, fetched on demand and not stored: this store is public and holds no player's data. */
export const sessionNetApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    readSessions: build.mutation<CallAnswer<typeof listSessions>, { readonly userId: string }>({
      query: (params) => request(listSessions, { params }),
    }),
    readRates: build.mutation<Rates, void>({ query: () => request(rates) }),
  }),
});
