import { createApi } from '@reduxjs/toolkit/query/react';
import { createProviderBaseQuery } from '@tessera/shared-contracts/api';

/** This remote's one client of the provider; features inject their endpoints. */
export const listsApi = createApi({
  reducerPath: 'listsApi',
  baseQuery: createProviderBaseQuery(),
  tagTypes: ['Transactions'],
  endpoints: () => ({}),
});
