import { request } from '@tessera/shared-contracts/api';
import { readTwoFactor, type TwoFactorState } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

export const { useTwoFactorQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    twoFactor: build.query<TwoFactorState, string>({
      query: (userId) => request(readTwoFactor, { params: { userId } }),
      providesTags: ['TwoFactor'],
    }),
  }),
});
