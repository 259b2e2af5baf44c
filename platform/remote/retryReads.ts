import { type createProviderBaseQuery, isProblem } from '@tessera/shared-contracts/api';

type ProviderBaseQuery = ReturnType<typeof createProviderBaseQuery>;

const delayMs = 400;

/** Quick failures that a retry may overcome. A time-out has taken long enough already; other answers would not change. */
const isTransient = (error: unknown): boolean =>
  isProblem(error) && (error.kind === 'unreachable' || error.kind === 'server-failed');

/** Sends a read, and once more if it fails quickly: the retry policy of the suite. */
export async function sendRead<Result extends { readonly error?: unknown }>(
  send: () => PromiseLike<Result> | Result,
): Promise<Result> {
  const result = await send();
  if (!isTransient(result.error)) return result;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return send();
}

/**
 * {@link sendRead} for the base query. Calls that may change something at the provider, money above all, are sent once:
 * they have to be mutations, since queries are repeated.
 *
 * @throws when a query is no GET; nothing was sent then
 */
export const retryReads =
  (baseQuery: ProviderBaseQuery): ProviderBaseQuery =>
  async (request, api, extraOptions) => {
    const send = () => baseQuery(request, api, extraOptions);
    if (api.type === 'mutation') return send();
    if (request.call.method !== 'GET') throw new Error(`${request.call.id} is no read: make it a mutation.`);
    return sendRead(send);
  };
