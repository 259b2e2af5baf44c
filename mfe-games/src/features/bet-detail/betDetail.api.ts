import { request } from '@tessera/shared-contracts/api';
import { type BetDetail, bet } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

const betApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    // A bet changes once: when its server seed is revealed.
    bet: build.query<BetDetail, string>({
      query: (id) => request(bet, { params: { id } }),
      providesTags: ['Seeds'],
    }),
  }),
});

export const { useBetQuery } = betApi;
