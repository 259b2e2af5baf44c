import { clearSession, writePickedCurrency, writeSession } from '@tessera/shared-contracts/session';
import { aGame, errorReply, heldBack, recordEvents, stubMedia, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { findFrame, frame, funUrl, handlers, list, player, realUrl, sessionAt } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlayerPage } from './PlayerPage';

/** A page with a button that re-renders the player. */
function RestlessPage() {
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        again
      </button>
      <PlayerPage gameName="Keno" />
    </>
  );
}

describe('a session', () => {
  test('opens for the signed-in player with the payload of spec §7', async () => {
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="keno" />, { session: player });
    expect(await findFrame()).toHaveAttribute('src', realUrl);
    const [request] = provider.requestsOf('initGame');
    expect(request?.params).toEqual({ uuid: 'keno-1' });
    expect(request?.headers.get('authorization')).toBe(`Bearer ${player.token}`);
    expect(request?.body).toEqual({
      player_id: 'p-1',
      player_name: 'marcella',
      currency: 'USD',
      device: 'desktop',
      language: 'en',
      email: 'marcella@tessera.example',
      return_url: 'http://localhost/game-return',
    });
  });

  test('reports a phone to the provider', async () => {
    stubMedia('(pointer: coarse) and (max-width: 767.98px), (pointer: coarse) and (max-height: 499.98px)');
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="keno" />, { session: player });
    await findFrame();
    expect(provider.requestsOf('initGame')[0]?.body.device).toBe('mobile');
  });

  test('starts in the picked currency', async () => {
    const provider = stubProvider(handlers);
    localStorage.setItem('picked-currency', 'ETH');
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    expect(provider.requestsOf('initGame')[0]?.body.currency).toBe('ETH');
  });

  test('is requested once, however often the page re-renders', async () => {
    const provider = stubProvider(handlers);
    const { user } = renderGames(<RestlessPage />, { session: player });
    await findFrame();
    await user.click(screen.getByRole('button', { name: 'again' }));
    act(() => writePickedCurrency('SOL'));
    act(() => void writeSession({ ...player, token: 'renewed' }, 'updated'));
    await user.click(screen.getByRole('button', { name: 'again' }));
    expect(provider.requestsOf('initGame')).toHaveLength(1);
    expect(provider.requestsOf('games')).toHaveLength(1);
  });

  test('is requested again when the player switches, without an account for fun play', async () => {
    const provider = stubProvider(handlers);
    const { user, currentRoute } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    await user.click(screen.getByRole('switch', { name: 'Real Play' }));
    expect(await findFrame()).toHaveAttribute('src', funUrl);
    const [request] = provider.requestsOf('initDemoGame');
    expect(request?.headers.get('authorization')).toBeNull();
    expect(request?.body).toEqual({ device: 'desktop', language: 'en', return_url: 'http://localhost/game-return' });
    expect(currentRoute()).toBe('/?play=fun');
    await user.click(screen.getByRole('switch', { name: 'Real Play' }));
    expect(await findFrame()).toHaveAttribute('src', realUrl);
    expect(provider.requestsOf('initGame')).toHaveLength(2);
  });

  test('starts a new clock for another player, not after a new login of the same one', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      stubProvider(handlers);
      renderGames(<PlayerPage gameName="Keno" />, { session: player });
      await findFrame();
      await act(() => jest.advanceTimersByTimeAsync(90_000));
      const clock = () => screen.getByRole('button', { name: /^Your session/ });
      expect(clock()).toHaveAccessibleName(/1:3\d$/);
      act(() => clearSession('logout'));
      act(() => void writeSession(player));
      await findFrame();
      expect(clock()).toHaveAccessibleName(/1:3\d$/);
      act(() => void writeSession({ ...player, user: { ...player.user, id: 'another' } }));
      await findFrame();
      expect(clock()).toHaveAccessibleName(/0:0\d$/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('ignores a response that arrives after the player switched', async () => {
    const late = heldBack(sessionAt(realUrl));
    stubProvider({ ...handlers, initGame: late.reply });
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await screen.findByRole('heading', { level: 1, name: 'Keno' });
    await user.click(screen.getByRole('switch', { name: 'Real Play' }));
    await findFrame();
    await act(async () => late.release());
    expect(frame()).toHaveAttribute('src', funUrl);
  });
});

test('a game to come says so: no session, clock or choice of a mode', async () => {
  const games = { games: { items: [aGame({ name: 'Keno', playable: false })] } };
  const provider = stubProvider({ ...handlers, games });
  renderGames(<PlayerPage gameName="Keno" />, { session: player });
  expect(await screen.findByRole('heading', { name: 'Keno is coming soon' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(provider.requests.map(({ id }) => id)).toEqual(['games']);
});

describe('a visitor', () => {
  test('is asked to log in for real play, and no request is made', async () => {
    const provider = stubProvider(handlers);
    const events = recordEvents();
    const { user } = renderGames(<PlayerPage gameName="Keno" />);
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
    expect(provider.requests.map(({ id }) => id)).toEqual(['games']);
  });

  test('may play for fun', async () => {
    stubProvider(handlers);
    const { user } = renderGames(<PlayerPage gameName="Keno" />);
    await user.click(await screen.findByRole('button', { name: 'Fun Play' }));
    expect(await findFrame()).toHaveAttribute('src', funUrl);
  });

  test('plays for real once logged in', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />);
    await screen.findByRole('button', { name: 'Log in' });
    act(() => void writeSession(player));
    expect(await findFrame()).toHaveAttribute('src', realUrl);
  });

  test('keeps a running fun-play game when a login happens', async () => {
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { route: '/game/Keno?play=fun' });
    const running = await findFrame();
    act(() => void writeSession(player));
    expect(frame()).toBe(running);
    expect(provider.requestsOf('initDemoGame')).toHaveLength(1);
  });
});

describe('the end of the session with the site', () => {
  test('closes the game on logout and opens a new one after the next login', async () => {
    const provider = stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    act(() => clearSession());
    expect(screen.getByRole('heading', { name: 'Log in to play for real' })).toBeVisible();
    expect(screen.queryByTitle('Keno game')).not.toBeInTheDocument();
    act(() => void writeSession(player));
    await findFrame();
    expect(provider.requestsOf('initGame')).toHaveLength(2);
  });
});

describe('a failure', () => {
  test.each([
    ['the default message for a session without an address', { success: true }, 'Unable to load game'],
    ['that the address is not secure', sessionAt('http://games.example/'), 'its address is not secure'],
    ['that the address is not a web address', sessionAt('javascript:alert(1)'), 'its address is not secure'],
  ])('frames nothing and shows %s', async (_, answer, reason) => {
    stubProvider({ ...handlers, initGame: answer });
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load game.');
    expect(alert).toHaveTextContent(reason);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('is retried only when the player asks', async () => {
    const provider = stubProvider({ ...handlers, initGame: errorReply(500) });
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await screen.findByRole('alert');
    expect(provider.requestsOf('initGame')).toHaveLength(1);
    provider.use({ initGame: sessionAt(realUrl) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findFrame();
    expect(provider.requestsOf('initGame')).toHaveLength(2);
  });

  test.each([
    ['2026-03-15T09:30:00.000Z', /^You cannot play until Mar 1[45], 2026/],
    [null, /^Your break is over: to play again, ask for it/],
  ])('during a break until %s says so, without a retry', async (until, words) => {
    stubProvider({ ...handlers, initGame: errorReply(403, { message: 'You are on a break.', until }) });
    renderGames(<PlayerPage gameName="Keno" />, { session: player, siteConfig: { providerExtensions: ['breaks'] } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'About breaks' })).toHaveAttribute('href', '/settings#breaks');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('of the list is shown with its own Try again button', async () => {
    const provider = stubProvider({ ...handlers, games: errorReply(400) });
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load games list');
    provider.use({ games: list });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findFrame()).toBeInTheDocument();
  });

  test('to find the game is shown once as a toast, and in place', async () => {
    const provider = stubProvider(handlers);
    const events = recordEvents();
    renderGames(<PlayerPage gameName="Crash" />, { session: player });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load game.Game not found! The provider lists no game called “Crash”.',
    );
    expect(events.filter(({ name }) => name === 'toast-requested')).toEqual([
      { name: 'toast-requested', payload: { kind: 'error', message: 'Game not found!' } },
    ]);
    expect(screen.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/games');
    expect(provider.requests).toHaveLength(1);
  });
});

describe('the bar', () => {
  test('toggles theatre mode in the address, without a new session', async () => {
    const provider = stubProvider(handlers);
    const { user, currentRoute } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    const running = await findFrame();
    await user.click(screen.getByRole('button', { name: 'Theatre mode' }));
    expect(currentRoute()).toBe('/?theatre=on');
    expect(screen.getByRole('button', { name: 'Theatre mode' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/games');
    await user.click(screen.getByRole('button', { name: 'Theatre mode' }));
    expect(currentRoute()).toBe('/');
    expect(frame()).toBe(running);
    expect(provider.requestsOf('initGame')).toHaveLength(1);
  });

  test('shows the game’s name as spelled by the provider', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="KENO" />, { session: player });
    expect(await screen.findByRole('heading', { level: 1, name: 'Keno' })).toBeVisible();
    expect(screen.getByText('Tessera')).toBeVisible();
    expect(document.title).toBe('Keno · Tessera');
  });

  test('uses fullscreen if the browser supports it', async () => {
    stubProvider(handlers);
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    expect(screen.getByRole('button', { name: 'Fullscreen' })).toBeDisabled();
    await findFrame();
    const enter = jest.fn(() => Promise.resolve());
    Element.prototype.requestFullscreen = enter;
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    expect(enter).toHaveBeenCalledTimes(1);
  });

  test('leaves fullscreen when the game ends, so that the next message is visible', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    const stage = (await findFrame()).parentElement;
    const leave = jest.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen: leave });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: stage });
    act(() => clearSession());
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('shows a toast if the browser does not support fullscreen', async () => {
    stubProvider(handlers);
    const events = recordEvents();
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    await findFrame();
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    expect(events).toContainEqual({
      name: 'toast-requested',
      payload: { kind: 'info', message: 'Fullscreen is not available in this browser.' },
    });
  });
});
