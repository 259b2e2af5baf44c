import { goBack, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerForty, open, shownIds, summary } from '../../testing/transactionsPage';

test('pages through the list and writes the page into the address', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await summary()).toHaveTextContent('Showing 16 to 30 of 40 transactions');
  expect(currentRoute()).toBe('/transactions?page=2');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await summary()).toHaveTextContent('Showing 31 to 40 of 40 transactions');
  expect(shownIds()[0]).toBe('id-31');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('extends the range with Load More and keeps it in the address', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 30 of 40 transactions');
  expect(shownIds()).toHaveLength(30);
  expect(currentRoute()).toBe('/transactions?page=2&from=1');
});

test('moves the focus to the range after the last Load More', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open({ route: '/transactions?page=2' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await summary()).toHaveTextContent('Showing 16 to 40 of 40 transactions');
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(await summary()).toHaveFocus();
});

test('keeps the focus in the rows when they are replaced', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open({ route: '/transactions' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shownIds()[0]).toBe('id-16'));
  const copyButtons = () => screen.getAllByRole('button', { name: /^Copy transaction ID/ });
  copyButtons()[2]?.focus();
  await goBack();
  await waitFor(() => expect(shownIds()[0]).toBe('id-01'));
  expect(copyButtons()[2]).toHaveFocus();
});

test('restores its state from the address', async () => {
  stubProvider({ transactions: answerForty });
  open({ route: '/transactions?filter=deposit&search=id-0' });
  expect(await summary()).toHaveTextContent('Showing 1 to 3 of 3 transactions');
  expect(shownIds()).toEqual(['id-01', 'id-05', 'id-09']);
  expect(screen.getByRole('button', { name: 'deposit', pressed: true })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('id-0');
});

test('a filter returns the list to its first page', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2&modal=wallet' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'withdrawal' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 10 of 10 transactions');
  expect(currentRoute()).toBe('/transactions?modal=wallet&filter=withdrawal');
});

test('a search applies at once, on its first page, and adds a history entry', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=3' });
  await summary();
  await user.type(screen.getByRole('searchbox'), 'ID-1');
  expect(await summary()).toHaveTextContent('Showing 1 to 10 of 10 transactions');
  expect(currentRoute()).toBe('/transactions?search=ID-1');
  await goBack();
  expect(await summary()).toHaveTextContent('Showing 31 to 40 of 40 transactions');
  expect(currentRoute()).toBe('/transactions?page=3');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('picking a filter while a search is typed keeps the search', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.type(screen.getByRole('searchbox'), 'id-1');
  await user.click(screen.getByRole('button', { name: 'reward' }));
  expect(currentRoute()).toBe('/transactions?search=id-1&filter=reward');
  expect(screen.getByRole('searchbox')).toHaveValue('id-1');
});

test('sorts by the title of a column, and reverses the order', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2' });
  await summary();
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Txn ID' }));
  await waitFor(() => expect(header('Txn ID')).toHaveAttribute('aria-sort', 'ascending'));
  expect(header('Date')).not.toHaveAttribute('aria-sort');
  expect(currentRoute()).toBe('/transactions?sort=id&order=ascending');
  await waitFor(() => expect(shownIds()[0]).toBe('id-01'));
  await user.click(screen.getByRole('button', { name: 'Txn ID' }));
  await waitFor(() => expect(shownIds()[0]).toBe('id-40'));
  expect(currentRoute()).toBe('/transactions?sort=id');
});
