import { request } from '@tessera/shared-contracts/api';
import { type Break, playAgain, readBreak } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

const breaksApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    break: build.query<Break, { userId: string }>({
      query: (params) => request(readBreak, { params }),
      // The second factor determines the proof.
      providesTags: ['Break', 'TwoFactor'],
    }),
    playAgain: build.mutation<Break, { userId: string }>({
      query: (params) => request(playAgain, { params }),
      invalidatesTags: ['Break'],
    }),
  }),
});

export const { useBreakQuery, usePlayAgainMutation } = breaksApi;
