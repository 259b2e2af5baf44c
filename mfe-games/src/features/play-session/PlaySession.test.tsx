import { emit } from '@tessera/shared-contracts/events';
import { aBalance, aCurrencyBalance, rawAnswer, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { player } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlaySession } from './PlaySession';

const { id } = player.user;
const holding = (amount: string) => ({ balance: aBalance({ balances: [aCurrencyBalance({ amount })] }) });
const open = () => screen.getByRole('button', { name: /^Your session/ });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('counts the time since the game opened, and is monotonic when the clock is changed', async () => {
  // Only the test advances this clock: on a busy machine, real time would add seconds.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  stubProvider({});
  const { rerender } = renderGames(<PlaySession isOpen={false} userId={undefined} />);
  await pass(30);
  expect(open()).toHaveAccessibleName('Your session: 0:00');
  rerender(<PlaySession isOpen userId={undefined} />);
  await pass(65);
  expect(open()).toHaveAccessibleName('Your session: 1:05');
  rerender(<PlaySession isOpen={false} userId={undefined} />);
  jest.setSystemTime(Date.now() - 86_400_000);
  await pass(3600);
  expect(open()).toHaveAccessibleName('Your session: 1:01:05');
});

test('shows the exact net result of games, and ignores deposits', async () => {
  const provider = stubProvider(holding('0.30000000'));
  const { user } = renderGames(<PlaySession isOpen userId={id} />, { session: player });
  await waitFor(() => expect(provider.requestsOf('balance')).toHaveLength(1));
  await user.click(open());
  expect(await screen.findByText('Even')).toBeVisible();
  provider.use(holding('0.20000001'));
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('−0.09999999 BTC')).toBeVisible();
  provider.use(holding('5.20000001'));
  act(() => emit('balance-changed', { reason: 'deposit' }));
  await waitFor(() => expect(provider.requestsOf('balance')).toHaveLength(3));
  provider.use(holding('5.40000001'));
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('+0.10000001 BTC')).toBeVisible();
});

test('a balance with a row that cannot be parsed is not counted as a loss and a gain', async () => {
  const provider = stubProvider(holding('0.3'));
  const { user } = renderGames(<PlaySession isOpen userId={id} />, { session: player });
  await user.click(open());
  expect(await screen.findByText('Even')).toBeVisible();
  provider.use({ balance: rawAnswer('{"totalUsd":1,"balances":[{"currency":"BTC","amount":"much","usdValue":1}]}') });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  await waitFor(() => expect(provider.requestsOf('balance')).toHaveLength(2));
  provider.use(holding('0.4'));
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('+0.1 BTC')).toBeVisible();
});

test('reminds at the chosen interval, also on the next visit', async () => {
  stubProvider({});
  const { user, unmount } = renderGames(<PlaySession isOpen userId={undefined} />);
  await user.click(open());
  await user.click(screen.getByRole('combobox', { name: 'Remind me' }));
  await user.click(screen.getByRole('option', { name: 'Every 15 minutes', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Keep playing' }));
  await pass(14 * 60);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  for (const _reminder of ['first', 'second']) {
    await pass(15 * 60);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/You have been playing for \d+ minutes/);
    await user.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
  unmount();
  renderGames(<PlaySession isOpen userId={undefined} />);
  await pass(15 * 60 + 1);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You have been playing for 15 minutes');
});

test('shows no result for fun play and requests no balance', async () => {
  const provider = stubProvider({});
  const { user } = renderGames(<PlaySession isOpen userId={undefined} />, { session: player });
  await user.click(open());
  expect(screen.getByText('Fun Play: no money')).toBeVisible();
  expect(provider.requests).toEqual([]);
});
