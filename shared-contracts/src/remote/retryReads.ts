import type { createProviderBaseQuery, Problem } from '../api';

type ProviderBaseQuery = ReturnType<typeof createProviderBaseQuery>;

const delayMs = 400;

/** Quick failures that a retry may overcome. A time-out has taken long enough already; other answers would not change. */
const isTransient = (problem: Problem | undefined): boolean =>
  problem?.kind === 'unreachable' || problem?.kind === 'server-failed';

/**
 * The retry policy of the suite: a read that fails quickly is retried once. Calls that may change something at the
 * provider, money above all, are sent once.
 */
export const retryReads =
  (baseQuery: ProviderBaseQuery): ProviderBaseQuery =>
  async (request, api, extraOptions) => {
    const answer = await baseQuery(request, api, extraOptions);
    const isRead = api.type === 'query' && request.call.method === 'GET';
    if (!isRead || !isTransient(answer.error)) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return baseQuery(request, api, extraOptions);
  };
