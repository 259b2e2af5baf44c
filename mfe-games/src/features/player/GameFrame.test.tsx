import { recordEvents, stubProvider } from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { findFrame, frame, handlers, player } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlayerPage } from './PlayerPage';

const say = (origin: string, data: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame().contentWindow })));

describe('the frame', () => {
  test('is sandboxed and may fill the screen', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    const element = await findFrame();
    expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    expect(element).toHaveAttribute('allow', 'fullscreen');
  });

  test('shows the game once it has loaded', async () => {
    stubProvider(handlers);
    renderGames(<PlayerPage gameName="Keno" />, { session: player });
    fireEvent.load(await findFrame());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('tells the page of stakes that the game settled', async () => {
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

  test('tells nothing of fun play, which does not use the account', async () => {
    stubProvider(handlers);
    const events = recordEvents();
    renderGames(<PlayerPage gameName="Keno" />, { session: player, route: '/?play=fun' });
    await findFrame();
    say('https://games.example', { type: 'tessera:balance-changed', currency: 'BTC' });
    expect(events.filter(({ name }) => name === 'balance-changed')).toEqual([]);
  });

  test('shows that the game was closed, has balances read anew, and plays again', async () => {
    const provider = stubProvider(handlers);
    const events = recordEvents();
    const { user } = renderGames(<PlayerPage gameName="Keno" />, { session: player });
    fireEvent.load(await findFrame());
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
