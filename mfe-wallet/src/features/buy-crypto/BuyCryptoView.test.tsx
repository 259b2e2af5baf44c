import { recordEvents, type StubHandlers, stubMedia, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { BuyCryptoView } from './BuyCryptoView';

function setUp(handlers: StubHandlers = { coins: someCoins }) {
  const provider = stubProvider(handlers);
  const page = renderWallet(<BuyCryptoView />);
  return { ...page, provider, events: recordEvents() };
}

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
