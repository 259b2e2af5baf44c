import { request } from '@tessera/shared-contracts/api';
import { type FoundDeposit, findDeposit } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

interface DepositQuery {
  readonly userId: string;
  readonly hash: string;
}

const depositLookupApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    findDeposit: build.query<FoundDeposit, DepositQuery>({
      query: (params) => request(findDeposit, { params: { ...params } }),
      providesTags: ['Deposits'],
      // Asked again each time: it may have been seen meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFindDepositQuery } = depositLookupApi;
