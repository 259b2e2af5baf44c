import { request } from '@tessera/shared-contracts/api';
import { type OwnPlay, readOwnPlay } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

const ownPlayApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    ownPlay: build.query<OwnPlay, { userId: string }>({
      query: (params) => request(readOwnPlay, { params }),
      providesTags: ['Limits'],
    }),
  }),
});

export const { useOwnPlayQuery } = ownPlayApi;
