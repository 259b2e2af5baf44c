import { emit } from '@tessera/shared-contracts/events';
import { writePickedCurrency } from '@tessera/shared-contracts/session';
import { recordEvents, stubProvider } from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { findFrame, frame, handlers, player, sessionAt } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlayerPage } from './PlayerPage';

const say = (origin: string, data: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame().contentWindow })));

const ready = { type: 'tessera:game-ready' };

describe('the frame', () => {
  test('is sandboxed and may use fullscreen', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    const element = await findFrame();
    expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    expect(element).toHaveAttribute('allow', 'fullscreen');
  });

  test('shows the game once it reports that it is ready, not on the load event', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    fireEvent.load(await findFrame());
    say('https://evil.example', ready);
    say(window.location.origin, ready);
    expect(screen.getByRole('status')).toHaveTextContent('Loading for Real gamePlay...');
    expect(frame()).toHaveAttribute('inert');
    say('https://games.example', ready);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(frame()).not.toHaveAttribute('inert');
  });

  test('is not rendered for an address on the site’s own origin', async () => {
    stubProvider({ ...handlers, initGame: sessionAt(`${window.location.origin}/game-return`) });
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    expect(await screen.findByRole('alert')).toHaveTextContent('its address is not secure');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('notifies the page of stakes that the game settled', async () => {
    stubProvider(handlers);
    const events = recordEvents();
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    say('https://games.example', { type: 'tessera:balance-changed', currency: 'BTC' });
    say('https://evil.example', { type: 'tessera:balance-changed', currency: 'ETH' });
    expect(events.filter(({ name }) => name === 'balance-changed')).toEqual([
      { name: 'balance-changed', payload: { reason: 'game', currency: 'BTC' } },
    ]);
  });

  test('sends no notification for fun play, which does not use the account', async () => {
    stubProvider(handlers);
    const events = recordEvents();
    renderGames(<PlayerPage gameName="Keno" />, { session: player, route: '/?play=fun' });
    await findFrame();
    say('https://games.example', { type: 'tessera:balance-changed', currency: 'BTC' });
    expect(events.filter(({ name }) => name === 'balance-changed')).toEqual([]);
  });

  test.each([
    [
      { limit: { kind: 'loss', period: 'day', amount: '50', left: '3.2', until: '2026-03-12T00:00:00Z' } },
      /\$3\.20 left/,
      'Your limits',
      '/settings#limits',
    ],
    [{ until: '2026-03-12T00:00:00Z' }, /^You cannot play until/, 'About breaks', '/settings#breaks'],
  ])(
    'a stake that the provider refuses is said with its limit, until one is taken: %j',
    async (refusal, words, link, href) => {
      stubProvider(handlers);
      renderGames(<PlayerPage gameName="Keno" />, { session: player });
      await findFrame();
      const refuse = (origin: string, more: object) => say(origin, { type: 'tessera:stake-refused', ...more });
      say('https://games.example', ready);
      refuse('https://evil.example', refusal);
      refuse('https://games.example', { limit: { kind: 'luck' } });
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      refuse('https://games.example', refusal);
      expect(screen.getByRole('status')).toHaveTextContent(words);
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
      say('https://games.example', { type: 'tessera:balance-changed' });
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  test('leaves fullscreen for a refusal, which the page says', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    const leave = jest.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen: leave });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: frame().parentElement });
    say('https://games.example', ready);
    say('https://games.example', { type: 'tessera:stake-refused', until: '2026-03-12T00:00:00Z' });
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeVisible();
  });

  test('holds the game while a reality check awaits its answer', async () => {
    stubProvider(handlers);
    localStorage.setItem('tessera.games.reality-check', '15');
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    const told = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    say('https://games.example', ready);
    await act(() => jest.advanceTimersByTimeAsync(15 * 60_000 + 1000));
    expect(told.mock.calls).toEqual([[{ type: 'tessera:play-held', isHeld: true }, 'https://games.example']]);
    await act(() => screen.getByRole('button', { name: 'Continue' }).click());
    expect(told.mock.lastCall).toEqual([{ type: 'tessera:play-held', isHeld: false }, 'https://games.example']);
    jest.useRealTimers();
    localStorage.clear();
  });

  test.each([
    ['notifies the game', '/', 1],
    ['does not notify a fun-play game', '/?play=fun', 0],
  ])('%s of a balance change that it did not cause', async (_, route, times) => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player, route });
    await findFrame();
    const { contentWindow } = frame();
    if (contentWindow === null) throw new Error('The frame has no window.');
    const told = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
    say('https://games.example', { type: 'tessera:balance-changed', currency: 'BTC' });
    expect(told).not.toHaveBeenCalled();
    act(() => emit('balance-changed', { reason: 'deposit', currency: 'BTC' }));
    expect(told.mock.calls).toEqual(
      Array.from({ length: times }, () => [{ type: 'tessera:balance-changed' }, 'https://games.example']),
    );
  });

  test.each([
    [
      'with',
      '/',
      [{ currency: 'ETH' }],
      [[{ type: 'tessera:currency-changed', currency: 'SOL' }, 'https://games.example']],
    ],
    ['without', '/?play=fun', [], []],
  ])('shares its currency with the header, both ways, only %s real play', async (_, route, shown, sent) => {
    stubProvider(handlers);
    const events = recordEvents();
    const currencies = () => events.flatMap(({ name, payload }) => (name === 'game-currency-changed' ? [payload] : []));
    const { unmount } = renderGames(<PlayerPage gameName="Keno" />, { session: player, route });
    await findFrame();
    say('https://games.example', { type: 'tessera:currency-changed', currency: 'ETH' });
    expect(currencies()).toEqual(shown);
    const { contentWindow } = frame();
    if (contentWindow === null) throw new Error('The frame has no window.');
    const told = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
    act(() => writePickedCurrency('SOL'));
    expect(told.mock.calls).toEqual(sent);
    unmount();
    expect(currencies()).toEqual([...shown, ...shown.map(() => ({}))]);
  });

  test('plays for fun when the player of an empty balance asks for it', async () => {
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    say('https://games.example', { type: 'tessera:fun-play-requested' });
    await waitFor(() => expect(provider.requestsOf('initDemoGame')).toHaveLength(1));
  });

  test('shows that the game was closed, has balances refetched, and plays again', async () => {
    const provider = stubProvider(handlers);
    const events = recordEvents();
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    say('https://games.example', ready);
    say('https://games.example', { type: 'tessera:game-returned' });
    expect(frame()).toBeInTheDocument();
    say(window.location.origin, { type: 'tessera:game-returned' });
    expect(screen.getByRole('heading', { name: 'The game was closed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/games');
    expect(events).toContainEqual({ name: 'balance-changed', payload: { reason: 'game' } });
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    await findFrame();
    expect(provider.requestsOf('initGame')).toHaveLength(2);
  });
});

describe('a game that does not report that it is ready', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function renderOverdue() {
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await pass(100);
    fireEvent.load(frame());
    await pass(19_000);
    expect(screen.getByRole('status')).toHaveTextContent('Loading for Real gamePlay...');
    await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load game.');
    expect(screen.getByRole('alert')).toHaveTextContent('it took too long to answer');
    return provider;
  }

  test('fails after the timeout, regardless of load events, and cannot be reached by keyboard', async () => {
    await renderOverdue();
    expect(frame()).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Fullscreen' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back to lobby' })).toBeVisible();
  });

  test('is reopened by Try again', async () => {
    const provider = await renderOverdue();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByRole('status')).toHaveTextContent('Loading for Real gamePlay...');
    expect(provider.requestsOf('initGame')).toHaveLength(2);
    say('https://games.example', ready);
    await pass(60_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is shown when it reports late, and gets the focus of the failure', async () => {
    const provider = await renderOverdue();
    const running = frame();
    screen.getByRole('button', { name: 'Try again' }).focus();
    say('https://games.example', ready);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(frame()).toBe(running);
    expect(frame()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Fullscreen' })).toBeEnabled();
    expect(provider.requestsOf('initGame')).toHaveLength(1);
  });
});
