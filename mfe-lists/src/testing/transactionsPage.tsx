import type { Transaction } from '@tessera/shared-contracts/api';
import { aSession, aTransaction, onCleanup, type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import TransactionsPage from '../expose/TransactionsPage';
import { transactionsOf } from '../features/transactions/data';

/** Opens the exposed page of the player; each test starts with an empty store. */
export function open(options: PageOptions = {}) {
  onCleanup(() => transactionsOf(undefined));
  return renderWithPage(<TransactionsPage />, { session: aSession(), hasBrowserUrl: true, ...options });
}

const types = ['deposit', 'withdraw', 'reward', 'rakeback'];

/** 40 transactions, the newest first: `id-01` to `id-40`, ten of each type. */
export const forty: readonly Transaction[] = Array.from({ length: 40 }, (_, index) =>
  aTransaction({
    _id: `id-${String(index + 1).padStart(2, '0')}`,
    type: types[index % types.length] ?? 'deposit',
    createdAt: new Date(Date.UTC(2025, 10, 20) - index * 60_000).toISOString(),
  }),
);
/** The provider's answer with {@link forty}. */
export const answerForty = { transactions: [...forty] };

/** IDs of {@link forty} on screen. */
export const shownIds = () => screen.getAllByText(/^id-\d\d$/).map(({ textContent }) => textContent);
/** The line below the list. */
export const summary = () => screen.findByText(/^Showing/);
