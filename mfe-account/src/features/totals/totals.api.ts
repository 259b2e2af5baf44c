import { request } from '@tessera/shared-contracts/api';
import { type Totals as Answer, totals } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

// Apart from the profile, which the settings need without these schemas.
const totalsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    totals: build.query<Answer, { userId: string }>({ query: (params) => request(totals, { params }) }),
  }),
});

/** The player's totals, loaded each time that the profile opens. */
export const useTotals = (userId: string, options: { readonly skip: boolean }) =>
  totalsApi.useTotalsQuery({ userId }, { ...options, refetchOnMountOrArgChange: true });

/** See {@link useTotals}. */
export type Totals = Pick<ReturnType<typeof useTotals>, 'data' | 'error' | 'isFetching' | 'refetch'>;
