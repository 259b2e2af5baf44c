import { installSiteConfig, onCleanup, storeSession, stubProvider } from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { prepare } from '../../expose/GamePlayer';
import { remote } from '../../remote';
import { findFrame, funUrl, handlers, player } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { PlayerPage } from './PlayerPage';
import { prepareSession } from './preparedSession';

test('a prepared session is used, in the mode of the URL', async () => {
  const provider = stubProvider(handlers);
  storeSession(player);
  installSiteConfig();
  window.history.replaceState(null, '', '/game/keno?play=fun');
  onCleanup(() => window.history.replaceState(null, '', '/'));
  prepare({ gameName: 'keno' });
  await waitFor(() => expect(provider.requestsOf('initDemoGame')).toHaveLength(1));
  renderGames(<PlayerPage gameName="keno" />, { session: player, route: '/game/keno?play=fun' });
  expect(await findFrame()).toHaveAttribute('src', funUrl);
  expect(provider.requestsOf('initDemoGame')).toHaveLength(1);
  expect(provider.requestsOf('initGame')).toHaveLength(0);
});

test('a session prepared in another mode is not used', async () => {
  const provider = stubProvider(handlers);
  storeSession(player);
  installSiteConfig();
  prepare({ gameName: 'keno' });
  await waitFor(() => expect(provider.requestsOf('initGame')).toHaveLength(1));
  renderGames(<PlayerPage gameName="keno" />, { session: player, route: '/game/keno?play=fun' });
  expect(await findFrame()).toHaveAttribute('src', funUrl);
  expect(provider.requestsOf('initDemoGame')).toHaveLength(1);
});

test.each(['no game of that name', 'no player'])('prepares no session with %s', async (missing) => {
  const provider = stubProvider(handlers);
  storeSession(missing === 'no player' ? undefined : player);
  installSiteConfig();
  const { dispatch } = remote.createStore(undefined).value;
  await prepareSession(dispatch, missing === 'no player' ? 'keno' : 'nonsense');
  expect(provider.requests.map(({ id }) => id)).toEqual(['games']);
});
