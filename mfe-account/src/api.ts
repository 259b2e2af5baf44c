import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { createProviderBaseQuery, type Problem } from '@tessera/shared-contracts/api';

const isWorthAnotherTry = ({ kind }: Problem) =>
  kind === 'unreachable' || kind === 'timed-out' || kind === 'server-failed';

const pauseMs = 400;

/** The remote's one API client; each feature injects its own endpoints. */
export const api = createApi({
  reducerPath: 'accountApi',
  // Reads are tried twice; what changes something at the provider is sent once.
  baseQuery: retry(createProviderBaseQuery(), {
    retryCondition: (error, _request, { attempt, baseQueryApi }) =>
      baseQueryApi.type === 'query' && attempt === 1 && isWorthAnotherTry(error as unknown as Problem),
    backoff: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  }),
  endpoints: () => ({}),
});
