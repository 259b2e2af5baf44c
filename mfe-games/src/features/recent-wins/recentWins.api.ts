import { request } from '@tessera/shared-contracts/api';
import { type LiveStats, liveStats } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** How the site is played now (extension `live-stats`). */
const recentWinsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    liveStats: build.query<LiveStats, void>({ query: () => request(liveStats) }),
  }),
});

export const { useLiveStatsQuery } = recentWinsApi;
