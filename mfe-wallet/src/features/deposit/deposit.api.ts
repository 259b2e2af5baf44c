import { type CallAnswer, depositAddress, request, type transactions } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import { isPending, recentTransactions, type TrackedDeposit, trackDeposits } from './deposits';

/** Identifies the address; `network` is set only if the currency alone would select another network. */
interface DepositAddressQuery {
  readonly userId: string;
  readonly currency: string;
  readonly network?: string;
}

/** How often deposits are polled without the extension `events`. */
const pollMs = 10_000;

/** A player's deposit addresses and pending deposits. */
const depositApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    depositAddress: build.query<CallAnswer<typeof depositAddress>, DepositAddressQuery>({
      query: ({ userId, currency, network }) =>
        request(depositAddress, {
          params: { userId },
          search: { currency, ...(network !== undefined && { network }) },
        }),
      // Requested again on every change of the coin (spec §4 Coins): addresses are never shown from the cache.
      keepUnusedDataFor: 0,
    }),
    deposits: build.query<readonly TrackedDeposit[], string>({
      query: recentTransactions,
      transformResponse: (answer: CallAnswer<typeof transactions>) =>
        trackDeposits(answer.transactions.readable, Date.now()),
      providesTags: ['Deposits'],
      // Polling ends with the view that shows them, unless a deposit is pending.
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(userId, { cacheDataLoaded, cacheEntryRemoved, dispatch }) {
        // With `events` the provider reports every step.
        if (hasExtension('events')) return;
        // A failed first read is polled again, like later ones.
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
  /** Resolves when the last subscriber has unsubscribed. */
  readonly cacheEntryRemoved: Promise<void>;
}

/** Problems that end polling: the player is signed out. */
const endings: ReadonlySet<string> = new Set(['aborted', 'signed-out', 'session-expired']);

/** Polls the deposits while they are shown or one is pending, and notifies the page of each credit. */
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
