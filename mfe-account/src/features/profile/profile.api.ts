import { type Profile, profile, request } from '@tessera/shared-contracts/api';
import { api } from '../../api';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, { userId: string }>({ query: (params) => request(profile, { params }) }),
  }),
});

export const { useProfileQuery } = profileApi;
