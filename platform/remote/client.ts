import { createApi } from '@reduxjs/toolkit/query/react';
import { createProviderBaseQuery } from '@tessera/shared-contracts/api';
import { retryReads } from './retryReads';

/** Creates the client of a remote, without endpoints. */
export const createClient = <Name extends string, Tag extends string>(name: Name, tagTypes: readonly Tag[]) =>
  createApi({
    reducerPath: `${name}Api` as const,
    baseQuery: retryReads(createProviderBaseQuery()),
    tagTypes,
    endpoints: () => ({}),
  });

/** The client of a remote: one RTK Query API, which each feature injects its endpoints into. */
export type Client<Name extends string, Tag extends string> = ReturnType<typeof createClient<Name, Tag>>;
