import { type Profile, profile, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const profileApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, { userId: string }>({ query: (params) => request(profile, { params }) }),
  }),
});

export const { useProfileQuery } = profileApi;

/** The request of a profile, for a store to dispatch. */
export const requestProfile = profileApi.endpoints.profile.initiate;
