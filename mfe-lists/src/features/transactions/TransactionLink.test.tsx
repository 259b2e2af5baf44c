import { aTransaction, recordEvents, stubMedia, stubProvider } from '@tessera/shared-contracts/testing';
import { mediaQuery } from '@tessera/shared-contracts/theme';
import { screen } from '@testing-library/react';
import { open } from '../../testing/transactionsPage';

const siteConfig = { providerExtensions: ['withdrawals'] };
const rows = [aTransaction({ _id: '66f0', type: 'withdraw' }), aTransaction({ _id: 'no address/names it' })];

test.each(['table', 'cards'])('each row of the %s opens its transaction, where an address can name it', async (as) => {
  if (as === 'cards') stubMedia(mediaQuery.belowMd);
  stubProvider({ transactions: { transactions: rows } });
  const events = recordEvents();
  const { user } = open({ siteConfig });
  const link = await screen.findByRole('link', { name: 'Withdrawal transaction 66f0' });
  expect(link).toHaveAttribute('href', '?modal=transaction&id=66f0');
  expect(screen.queryByRole('link', { name: /^Deposit/ })).not.toBeInTheDocument();
  await user.click(link);
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'transaction', id: '66f0' } });
});

test('rows are plain where the provider tells of no single transactions', async () => {
  stubProvider({ transactions: { transactions: rows } });
  open();
  expect(await screen.findByText('Withdrawal')).toBeVisible();
  expect(screen.queryByRole('link', { name: /transaction/ })).not.toBeInTheDocument();
});
