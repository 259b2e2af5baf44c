import { stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { open } from '../../testing/transactionsPage';
import { history, pagesOf } from '../../testing/transactionsStore';

jest.mock('./data/history', () => {
  throw new Error('The script did not load.');
});

test('where the script that filters does not load, the page says so and shows no other rows instead', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubProvider({ transactionsPage: pagesOf(history(150)) });
  const siteConfig = { providerExtensions: ['transactions-page'] };
  const { user } = open({ route: '/transactions?filter=deposit', siteConfig });
  const reason = 'Failed to load transactions';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No transactions found')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'all' }));
  expect(await screen.findByText('Showing 1 to 15 of 100 transactions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'reward' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});
