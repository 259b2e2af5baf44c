import type { Transaction } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  aTransaction,
  errorReply,
  recordEvents,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerForty, forty, open, shownIds, summary } from '../../testing/transactionsPage';

test('holds new transactions back until they are shown', async () => {
  const provider = stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2' });
  await summary();
  const before = shownIds();
  screen.getByRole('button', { name: 'Page 2' }).focus();
  const arrived = ['id-98', 'id-99'].map((_id) => aTransaction({ _id, createdAt: '2025-11-21T00:00:00.000Z' }));
  provider.use({ transactions: { transactions: [...arrived, ...forty] } });
  act(() => emit('balance-changed', { reason: 'withdrawal' }));
  const show = await screen.findByRole('button', { name: 'Show new transactions: 2 new' });
  expect(shownIds()).toEqual(before);
  expect(await summary()).toHaveTextContent('Showing 16 to 30 of 40 transactions');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
  await user.click(show);
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 42 transactions');
  expect(shownIds().slice(0, 3)).toEqual(['id-98', 'id-99', 'id-01']);
  expect(currentRoute()).toBe('/transactions');
  expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
});

test('a transaction changes its status in place', async () => {
  const pending = { ...forty[0], status: 'waiting' } as Transaction;
  const provider = stubProvider({ transactions: { transactions: [pending, ...forty.slice(1)] } });
  open();
  expect(await screen.findByText('Waiting')).toBeVisible();
  provider.use({ transactions: { transactions: [{ ...pending, status: 'confirming' }, ...forty.slice(1)] } });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  expect(await screen.findByText('Confirming')).toBeVisible();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
});

test('keeps the previous rows when they cannot be refreshed', async () => {
  const provider = stubProvider({ transactions: answerForty });
  const { user } = open();
  await summary();
  provider.use({ transactions: errorReply(500) });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  expect(await screen.findByText('These transactions may be out of date.')).toBeVisible();
  expect(shownIds()).toHaveLength(15);
  provider.use({ transactions: answerForty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('These transactions may be out of date.')).not.toBeInTheDocument());
});

test('asks a visitor to log in and makes no request', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = open({ session: undefined });
  expect(screen.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toEqual([]);
});

test('loads in place after a login and forgets the player after a logout', async () => {
  const provider = stubProvider({ transactions: answerForty });
  open({ session: undefined });
  act(() => void writeSession(aSession()));
  expect(await summary()).toBeVisible();
  act(() => clearSession());
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  provider.use({ transactions: { transactions: [aTransaction({ _id: 'id-77' })] } });
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'other', username: 'livia' } })));
  expect(screen.queryByText('id-01')).not.toBeInTheDocument();
  expect(await screen.findByText('id-77')).toBeVisible();
});

test.each([
  ['is pending', silence(), 'Loading transactions'],
  ['fails', errorReply(500), 'Failed to load transactions'],
])('another player sees no data of the previous one while their own response %s', async (_what, reply, words) => {
  const provider = stubProvider({ transactions: answerForty });
  open();
  await summary();
  provider.use({ transactions: reply });
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'other', username: 'livia' } })));
  expect(screen.queryAllByText(/^id-/)).toEqual([]);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/^id-/)).toEqual([]);
  const askers = new Set(provider.requestsOf('transactions').map(({ params }) => params.userId));
  expect([...askers]).toEqual([aSession().user.id, 'other']);
});

test('after an expired session shows a Log in button, without another toast', async () => {
  stubProvider({ transactions: errorReply(401) });
  const events = recordEvents();
  open();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(events.filter(({ name }) => name === 'toast-requested').map(({ payload }) => payload)).toEqual([
    { kind: 'info', message: 'Your session has expired. Please log in again.' },
  ]);
});
