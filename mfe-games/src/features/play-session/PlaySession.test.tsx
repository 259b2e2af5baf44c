import { emit } from '@tessera/shared-contracts/events';
import { aBalance, aCurrencyBalance, rawAnswer, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { player } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlaySession } from './PlaySession';

const { id } = player.user;
const hold = jest.fn();
const holding = (amount: string) => ({ balance: aBalance({ balances: [aCurrencyBalance({ amount })] }) });
const open = () => screen.getByRole('button', { name: /^Your session/ });

beforeEach(() => {
  localStorage.clear();
  hold.mockClear();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('counts the time since the game opened, and is monotonic when the clock is changed', async () => {
  // Only the test advances this clock: on a busy machine, real time would add seconds.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  stubProvider({});
  const { rerender } = renderGames(<PlaySession isOpen={false} userId={undefined} onHold={hold} />);
  await pass(30);
  expect(open()).toHaveAccessibleName('Your session: 0:00');
  rerender(<PlaySession isOpen userId={undefined} onHold={hold} />);
  await pass(65);
  expect(open()).toHaveAccessibleName('Your session: 1:05');
  rerender(<PlaySession isOpen={false} userId={undefined} onHold={hold} />);
  jest.setSystemTime(Date.now() - 86_400_000);
  await pass(3600);
  expect(open()).toHaveAccessibleName('Your session: 1:01:05');
});

test('shows the exact net result of games, and ignores deposits', async () => {
  const provider = stubProvider(holding('0.30000000'));
  const { user } = renderGames(<PlaySession isOpen userId={id} onHold={hold} />, { session: player });
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
  const { user } = renderGames(<PlaySession isOpen userId={id} onHold={hold} />, { session: player });
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
  const { user, unmount } = renderGames(<PlaySession isOpen userId={undefined} onHold={hold} />);
  await user.click(open());
  await user.click(screen.getByRole('combobox', { name: 'Remind me' }));
  await user.click(screen.getByRole('option', { name: 'Every 15 minutes', hidden: true }));
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await pass(14 * 60);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  for (const _reminder of ['first', 'second']) {
    await pass(15 * 60);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/You have been playing for \d+ minutes/);
    expect(hold).toHaveBeenLastCalledWith(true);
    await user.keyboard('{Enter}{Escape} ');
    expect(screen.getByRole('alertdialog')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(hold).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
  unmount();
  renderGames(<PlaySession isOpen userId={undefined} onHold={hold} />);
  await pass(15 * 60 + 1);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You have been playing for 15 minutes');
});

test('shows no result for fun play and requests no balance', async () => {
  const provider = stubProvider({});
  const { user } = renderGames(<PlaySession isOpen userId={undefined} onHold={hold} />, { session: player });
  await user.click(open());
  expect(screen.getByText('Fun Play: no money')).toBeVisible();
  expect(provider.requests).toEqual([]);
});

const limit = (kind: 'session' | 'wager' | 'loss', used: string) => ({
  kind,
  period: 'day' as const,
  used,
  until: '2026-03-12T00:00:00Z',
});
const limits = (minutes: string, lost: string) => ({
  ...holding('0.3'),
  readLimits: { limits: [limit('session', minutes), limit('wager', '40'), limit('loss', lost)], held: [] },
});

test('with limits, shows the day of the provider: all games and devices, by its own count', async () => {
  const provider = stubProvider(limits('64.5', '12.344'));
  renderGames(<PlaySession isOpen userId={id} onHold={hold} />, {
    session: player,
    siteConfig: { providerExtensions: ['limits'] },
  });
  expect(await screen.findByText('−$12.34')).toBeVisible();
  provider.use(limits('65', '-0.5'));
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('+$0.50')).toBeVisible();
  expect(open()).toHaveAccessibleName('Your session: 0:00, net result today +$0.50');
  act(() => open().click());
  expect(screen.getByText('1 h 5 min')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/settings#limits');
});

test('a reminder tells time, wagers, wins and losses, and stays until it is answered', async () => {
  stubProvider(limits('64.5', '12.34'));
  localStorage.setItem('tessera.games.reality-check', '15');
  const siteConfig = { providerExtensions: ['limits' as const] };
  const { user } = renderGames(<PlaySession isOpen userId={id} onHold={hold} />, { session: player, siteConfig });
  await screen.findByText('−$12.34');
  await pass(15 * 60);
  const dialog = screen.getByRole('alertdialog', { name: 'Your session' });
  const facts = within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual([expect.stringMatching(/^15:0\d$/), '1 h 4 min', '$40.00', '$27.66', '−$12.34']);
  await user.keyboard('{Escape}');
  await user.click(dialog.parentElement as HTMLElement);
  expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(dialog).toBeVisible();
  expect(hold).toHaveBeenLastCalledWith(true);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(dialog).not.toBeInTheDocument();
  expect(hold).toHaveBeenLastCalledWith(false);
});

test('the reality check offers to go on, to take a break and to leave, and is the rules’ where the player chose none', async () => {
  stubProvider({});
  const siteConfig = { providerExtensions: ['breaks' as const], rules: 'uk' as const };
  const { user } = renderGames(<PlaySession isOpen userId={undefined} onHold={hold} />, { siteConfig });
  await user.click(open());
  await user.click(screen.getByRole('combobox', { name: 'Remind me' }));
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Every 15 minutes',
    'Every 30 minutes',
    'Every 60 minutes',
  ]);
  await user.keyboard('{Escape}{Escape}');
  await pass(60 * 60);
  const dialog = screen.getByRole('alertdialog', { name: 'Your session' });
  expect(dialog).toHaveTextContent('You have been playing for 60 minutes.');
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Have a break' })).toHaveAttribute('href', '/settings#breaks');
  expect(within(dialog).getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/games');
});
