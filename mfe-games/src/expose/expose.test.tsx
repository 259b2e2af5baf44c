import {
  aBetDetail,
  aGame,
  aSeedPair,
  aSession,
  checkExposedModules,
  onCleanup,
  renderWithPage,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleWins } from '../states/sampleWins';
import * as BetDialog from './BetDialog';
import * as GamePlayer from './GamePlayer';
import GamePlayerPrerendered from './GamePlayer.prerendered';
import * as GamesList from './GamesList';
import GamesListPrerendered from './GamesList.prerendered';
import * as Lobby from './Lobby';
import LobbyPrerendered from './Lobby.prerendered';
import * as RecentWins from './RecentWins';
import RecentWinsPrerendered from './RecentWins.prerendered';
import * as RecommendedGames from './RecommendedGames';
import RecommendedGamesPrerendered from './RecommendedGames.prerendered';
import * as SeedPairs from './SeedPairs';

const games = { games: { items: [aGame({ name: 'Keno' })] } };
const isMarcella = (headers: Headers) => headers.get('authorization') === `Bearer ${aSession().token}`;
const winsProps = { wins: sampleWins, onlinePlayers: 2341 };

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onCleanup(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
});

test('all modules of a page share one list of games', async () => {
  const provider = stubProvider({ games });
  renderWithPage(
    <>
      <RecentWins.default {...winsProps} />
      <GamesList.default />
      <Lobby.default />
      <GamePlayer.default gameName="Keno" />
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Keno' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Keno Tessera' })).toHaveLength(2);
  expect(provider.requestsOf('games')).toHaveLength(1);
});

checkExposedModules('games', {
  modules: { RecentWins, RecommendedGames, GamesList, Lobby, GamePlayer, BetDialog, SeedPairs },
  prerendered: {
    RecentWins: RecentWinsPrerendered,
    RecommendedGames: RecommendedGamesPrerendered,
    GamesList: GamesListPrerendered,
    Lobby: LobbyPrerendered,
    GamePlayer: GamePlayerPrerendered,
  },
  rows: {
    RecentWins: { props: winsProps },
    RecommendedGames: { props: {} },
    GamesList: { props: {} },
    Lobby: { props: {} },
    GamePlayer: { props: { gameName: 'Keno' } },
    BetDialog: { props: { betId: '66f0', onClose: () => undefined }, ofPlayer: 'of-marcella' },
    SeedPairs: { props: {}, ofPlayer: 'seed-of-marcella' },
  },
  provider: {
    games,
    initGame: silence(),
    bet: ({ headers }) => (isMarcella(headers) ? aBetDetail({ player: 'of-marcella' }) : silence()),
    seedPairs: ({ headers }) =>
      isMarcella(headers) ? { pairs: [aSeedPair({ clientSeed: 'seed-of-marcella' })] } : silence(),
  },
});
