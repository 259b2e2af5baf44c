import { type Profile, profile, request } from '@tessera/shared-contracts/api';
import { type Totals, totals } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

const profileApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, { userId: string }>({ query: (params) => request(profile, { params }) }),
    totals: build.query<Totals, { userId: string }>({ query: (params) => request(totals, { params }) }),
  }),
});

export const { useProfileQuery, useTotalsQuery } = profileApi;

/** The request of a profile, for a store to dispatch. */
export const requestProfile = profileApi.endpoints.profile.initiate;
