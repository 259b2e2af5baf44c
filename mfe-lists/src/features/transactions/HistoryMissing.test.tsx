import { stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { open } from '../../testing/transactionsPage';
import { history, pagesOf } from '../../testing/transactionsStore';

jest.mock('./data/history', () => {
  throw new Error('The script did not load.');
});

test('a filtered list whose script does not load says so, and offers to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubProvider({ transactionsPage: pagesOf(history(150)) });
  open({ route: '/transactions?filter=deposit', siteConfig: { providerExtensions: ['transactions-page'] } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
