import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { createProviderBaseQuery, type Problem } from '@tessera/shared-contracts/api';

const retryDelayMs = 300;
const mayPass = (problem: Problem) =>
  problem.kind === 'unreachable' || problem.kind === 'timed-out' || problem.kind === 'server-failed';

/** Reads are tried once more when the provider could not be reached or failed; what moves money never repeats by itself. */
const baseQuery = retry(createProviderBaseQuery(), {
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 1 && mayPass(error as Problem),
  backoff: () => new Promise((resolve) => setTimeout(resolve, retryDelayMs)),
});

/** The remote's one API; each feature injects its endpoints. */
export const walletApi = createApi({
  reducerPath: 'walletApi',
  baseQuery,
  tagTypes: ['Balance'],
  endpoints: () => ({}),
});
