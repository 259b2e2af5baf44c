import { type CallAnswer, depositAddress, request, transactions } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import { isPending, type TrackedDeposit, trackDeposits } from './deposits';

/** Which address: the network is given only where the currency alone would mean another one. */
interface DepositAddressQuery {
  readonly userId: string;
  readonly currency: string;
  readonly network?: string;
}

/** How often a provider without events is asked about deposits. */
const pollMs = 10_000;
/** More than the player can be waiting for; a provider without pages ignores it. */
const transactionsRead = '50';

/** A player's deposit addresses, and the deposits that are on their way. */
const depositApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    depositAddress: build.query<CallAnswer<typeof depositAddress>, DepositAddressQuery>({
      query: ({ userId, currency, network }) =>
        request(depositAddress, {
          params: { userId },
          search: { currency, ...(network !== undefined && { network }) },
        }),
      // Requested again on every change of the coin (spec §4 Coins): an old address is never shown from the cache.
      keepUnusedDataFor: 0,
    }),
    deposits: build.query<readonly TrackedDeposit[], string>({
      query: (userId) =>
        request(transactions, {
          params: { userId },
          ...(hasExtension('transactions-page') && { search: { limit: transactionsRead } }),
        }),
      transformResponse: (answer: CallAnswer<typeof transactions>) =>
        trackDeposits(answer.transactions.readable, Date.now()),
      providesTags: ['Deposits'],
      // Polling ends with the view that shows them, unless a deposit is pending.
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(userId, { cacheDataLoaded, cacheEntryRemoved, dispatch }) {
        // A provider with events tells of every step.
        if (hasExtension('events')) return;
        // A first read that fails is repeated like the later ones.
        const first = cacheDataLoaded.then(({ data }) => data);
        const known = await Promise.race([first, nextPoll()]).catch(() => undefined);
        await poll(userId, known ?? [], { dispatch, cacheEntryRemoved });
      },
    }),
  }),
});

const nextPoll = () => new Promise<undefined>((resolve) => setTimeout(resolve, pollMs));

interface PollOptions {
  readonly dispatch: ReturnType<typeof remote.createStore>['value']['dispatch'];
  /** Resolves when the last subscriber has left. */
  readonly cacheEntryRemoved: Promise<void>;
}

/** Problems after which polling stops: there is no player. */
const endings: ReadonlySet<string> = new Set(['aborted', 'signed-out', 'session-expired']);

/** Reads the deposits at an interval while they are shown or one is pending, and notifies the page of each that is credited. */
async function poll(
  userId: string,
  first: readonly TrackedDeposit[],
  { dispatch, cacheEntryRemoved }: PollOptions,
): Promise<void> {
  const { initiate } = depositApi.endpoints.deposits;
  let known = first;
  let isOver = false;
  const over = cacheEntryRemoved.then(() => {
    isOver = true;
  });
  let kept: { readonly unsubscribe: () => void } | undefined;
  while (!isOver) {
    if (known.some(isPending)) kept ??= dispatch(initiate(userId));
    else {
      kept?.unsubscribe();
      kept = undefined;
    }
    await Promise.race([over, nextPoll()]);
    if (isOver || document.visibilityState === 'hidden') continue;
    const { data, error } = await dispatch(initiate(userId, { forceRefetch: true, subscribe: false }));
    if (error !== undefined && 'kind' in error && endings.has(error.kind)) break;
    if (error !== undefined || data === undefined) continue;
    const wasPending = new Set(known.filter(isPending).map(({ id }) => id));
    for (const { id, stage, currency } of data) {
      if (stage === 'credited' && wasPending.has(id)) emit('balance-changed', { reason: 'deposit', currency });
    }
    known = data;
  }
  kept?.unsubscribe();
}

export const { useDepositAddressQuery, useDepositsQuery } = depositApi;
