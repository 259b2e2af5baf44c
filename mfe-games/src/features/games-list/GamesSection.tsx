import type { ModuleContent } from '@tessera/platform/prerender';
import type { Game } from '@tessera/shared-contracts/api';
import { color, type } from '@tessera/shared-contracts/theme';
import { EmptyState, linkStyles, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Section } from '../../shared';
import {
  catalogueMessages,
  countGames,
  firstGamesOf,
  firstGamesShown,
  GameLists,
  GamesFailed,
  type ListedGames,
  lobbyPath,
  useListedGames,
} from '../catalogue';
import { ContinuePlaying } from './ContinuePlaying';
import { GamesSectionSkeleton } from './GamesSectionSkeleton';
import { messages } from './gamesList.messages';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
`;

const Count = styled.span`
  color: ${color.text.tertiary};
  font: ${type.small};
  font-variant-numeric: tabular-nums lining-nums;
`;

const More = styled.p`
  margin: 16px 0 0;
  text-align: center;
`;

const LobbyLink = styled(Link)`
  ${linkStyles}
`;

/** The home page's games (spec §2 Games list). */
export function GamesSection() {
  const { state, retry } = useListedGames('games/GamesList');
  if (state.status === 'loading') {
    return (
      <Sections>
        <ContinuePlaying games={undefined} />
        <GamesSectionSkeleton />
      </Sections>
    );
  }
  return (
    <Sections>
      {state.status !== 'failed' && <ContinuePlaying games={state.status === 'loaded' ? state.games : undefined} />}
      <Section title={messages.title} aside={state.status !== 'failed' && <GamesCount games={state} />}>
        {state.status !== 'failed' && <Unreadable count={state.unreadable} />}
        <Games state={state} onRetry={retry} />
      </Section>
    </Sections>
  );
}

/** The prerendered section with the composed games; the player's own list above it needs the script. */
export const gamesSectionContent: ModuleContent = ({ answers }) => {
  const first = firstGamesOf(answers, () => true);
  if (first === undefined) return undefined;
  const element = (
    <Section title={messages.title} aside={<GamesCount games={first} />}>
      <Unreadable count={first.unreadable} />
      <FirstTiles {...first} />
    </Section>
  );
  return { element, start: first };
};

const totalOf = (state: Extract<ListedGames, { readonly games: unknown }>) =>
  state.status === 'first' ? state.total : state.games.length;

const Unreadable = ({ count = 0 }: { readonly count?: number | undefined }) => (
  <UnreadableRows count={count} noun={catalogueMessages.game} nouns={catalogueMessages.games} />
);

const GamesCount = ({ games }: { readonly games: Parameters<typeof countGames>[0] }) => (
  <Count>{countGames(games)}</Count>
);

interface GamesProps {
  readonly state: Exclude<ListedGames, { readonly status: 'loading' }>;
  readonly onRetry: () => void;
}

function Games({ state, onRetry }: GamesProps) {
  if (state.status === 'failed') {
    return <GamesFailed problem={state.problem} isRetrying={state.isRetrying} onRetry={onRetry} />;
  }
  if (state.games.length > 0) return <FirstTiles games={state.games} total={totalOf(state)} />;
  if (state.status === 'loaded' && state.unreadable > 0) return null;
  return (
    <Tile>
      <EmptyState title={catalogueMessages.emptyTitle} line={catalogueMessages.emptyLine} headingLevel={3} />
    </Tile>
  );
}

interface FirstTilesProps {
  readonly games: readonly Game[];
  readonly total: number;
}

/** The first games of the list; a link to the lobby leads to the rest. */
const FirstTiles = ({ games, total }: FirstTilesProps) => (
  <>
    <GameLists games={games.slice(0, firstGamesShown)} headingLevel={3} isBelow />
    {total > firstGamesShown && (
      <More>
        <LobbyLink to={lobbyPath}>{messages.showAll}</LobbyLink>
      </More>
    )}
  </>
);
