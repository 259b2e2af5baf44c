import { contractVersion, type ExposedModules, exposedNames } from '@tessera/shared-contracts/remotes';
import {
  aGame,
  expectPlayersApart,
  onCleanup,
  renderWithPage,
  type SwitchedModules,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleWins } from '../standalone/sampleWins';
import * as GamePlayer from './GamePlayer';
import * as GamesList from './GamesList';
import * as Lobby from './Lobby';
import * as RecentWins from './RecentWins';
import * as RecommendedGames from './RecommendedGames';

/** The compiler compares each module with its face in the contract. */
const modules = { RecentWins, RecommendedGames, GamesList, Lobby, GamePlayer } satisfies ExposedModules<'games'>;

test.each(Object.entries(modules))('%s says which contract it was built against', (_, { contract }) => {
  expect(contract).toBe(contractVersion);
});

test('one list of games serves all modules of a page', async () => {
  const provider = stubProvider({ games: { games: { items: [aGame({ name: 'Keno' })] } } });
  renderWithPage(
    <>
      <RecentWins.default wins={sampleWins} onlinePlayers={2341} />
      <GamesList.default />
      <Lobby.default />
      <GamePlayer.default gameName="Keno" />
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Keno' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Keno Tessera' })).toHaveLength(2);
  expect(provider.requestsOf('games')).toHaveLength(1);
});

const rows: SwitchedModules<'games'> = {
  RecentWins: { props: { wins: sampleWins, onlinePlayers: 2341 } },
  RecommendedGames: { props: {} },
  GamesList: { props: {} },
  Lobby: { props: {} },
  GamePlayer: { props: { gameName: 'Keno' } },
};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onCleanup(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
});

test.each([...exposedNames.games])('%s is left as it is by logins and logouts', async (name) => {
  stubProvider({ games: { games: { items: [aGame({ name: 'Keno' })] } }, initGame: silence() });
  await expectPlayersApart('games', name, modules, rows);
});
