import type { Transaction } from '@tessera/shared-contracts/api';
import {
  aSession,
  aTransaction,
  installSiteConfig,
  onCleanup,
  type StubRequest,
  storeSession,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { createTransactionsStore } from '../features/transactions/data/transactionsStore';

const userId = aSession().user.id;
const hourMs = 3_600_000;
const newestMs = Date.now() - hourMs;

/** Transactions one hour apart, the newest first: `id-0` and so on. */
export const history = (count: number, changes: Partial<Transaction> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aTransaction({ _id: `id-${index}`, createdAt: new Date(newestMs - index * hourMs).toISOString(), ...changes }),
  );
/** A transaction newer than {@link history}. */
export const arrival = (id: string) =>
  aTransaction({ _id: id, createdAt: new Date(newestMs + hourMs / 2).toISOString() });

/** Starts the store of the signed-in player, as a page does. */
export function openStore(extensions: readonly ('transactions-page' | 'events')[] = []) {
  installSiteConfig({ providerExtensions: [...extensions] });
  storeSession(aSession());
  const { value: store, stop } = createTransactionsStore(userId);
  const leave = store.subscribe(() => undefined);
  onCleanup(() => {
    leave();
    stop();
  });
  const isIdle = () => waitFor(() => expect(store.getState().isLoading).toBe(false));
  const ids = () => store.getState().transactions.map(({ _id }) => _id);
  const first = () => store.getState().transactions[0];
  return { store, state: store.getState, isIdle, ids, first, leave };
}
/** IDs of the newest of {@link history}. */
export const idsUpTo = (count: number) => history(count).map(({ _id }) => _id);

/** A provider with the extension `transactions-page`. */
export const pagesOf = (transactions: readonly Transaction[]) => (request: StubRequest) => {
  const start = transactions.findIndex(({ _id }) => _id === request.search.get('before')) + 1;
  const page = transactions.slice(start, start + Number(request.search.get('limit')));
  return { transactions: page, total: transactions.length };
};
