import {
  errorReply,
  recordEvents,
  type StubHandlers,
  stubMedia,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { BuyCryptoView } from './BuyCryptoView';

function setUp(handlers: StubHandlers = { coins: someCoins }) {
  const provider = stubProvider(handlers);
  const page = renderWallet(<BuyCryptoView />);
  return { ...page, provider, events: recordEvents() };
}

test.each([
  ['', 'Enter an amount'],
  ['ten', 'Enter the amount as a number, such as 500'],
  ['0', 'Enter an amount above zero'],
  ['1,500', '1,500 may mean 1.5000 or 1500. Enter one of these'],
  ['1,500.50', 'Enter the amount without thousands separators, such as 1250.50'],
  ['10,0050', 'Use at most 2 decimal places'],
  ['10.0050', 'Use at most 2 decimal places'],
])('refuses the amount %j', async (typed, words) => {
  const { user, events } = setUp();
  await user.click(await screen.findByLabelText('Amount'));
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Buy' }));
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  expect(events).toEqual([]);
});

test('reads a comma of a screen keypad as the decimal separator', async () => {
  stubMedia('(pointer: coarse)');
  const { user } = setUp();
  await user.type(await screen.findByLabelText('Amount'), '10,005');
  await user.click(screen.getByRole('button', { name: 'Buy' }));
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Use at most 2 decimal places');
});

test.each(['500', '500,5'])('reports that buying %s is not available yet and keeps the form', async (typed) => {
  const { user, events, provider } = setUp();
  await user.click(await screen.findByLabelText('Amount'));
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Buy' }));
  expect(events).toEqual([
    {
      name: 'toast-requested',
      payload: { kind: 'info', message: expect.stringContaining('not available yet'), durationMs: 5000 },
    },
  ]);
  expect(screen.getByLabelText('Amount')).toHaveValue(typed);
  expect(provider.requests.map(({ id }) => id)).toEqual(['coins']);
});

test('failed loads of coins can be retried', async () => {
  const { user, provider } = setUp({ coins: errorReply(400) });
  await screen.findByText('Coins could not be loaded');
  provider.use({ coins: someCoins });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toBeVisible();
});
