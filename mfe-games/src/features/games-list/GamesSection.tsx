import { color, type } from '@tessera/shared-contracts/theme';
import { EmptyState, linkStyles, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { catalogueMessages, GameGrid, GamesFailed, type GamesState, lobbyPath, useGames } from '../catalogue';
import { Section } from '../section';
import { ContinuePlaying } from './ContinuePlaying';
import { GamesSectionSkeleton } from './GamesSectionSkeleton';
import { messages } from './gamesList.messages';

/** Four rows of seven; a link to the lobby leads to the rest. */
const tilesOnHome = 28;

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

/** The home page's games (spec §2, Home page 4). */
export function GamesSection() {
  const { state, retry } = useGames();
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
      {state.status === 'loaded' && <ContinuePlaying games={state.games} />}
      <Section
        title={messages.title}
        aside={state.status === 'loaded' && <Count>{catalogueMessages.count(state.games.length)}</Count>}
      >
        {state.status === 'loaded' && (
          <UnreadableRows count={state.unreadable} noun={catalogueMessages.game} nouns={catalogueMessages.games} />
        )}
        <Games state={state} onRetry={retry} />
      </Section>
    </Sections>
  );
}

interface GamesProps {
  readonly state: Exclude<GamesState, { readonly status: 'loading' }>;
  readonly onRetry: () => void;
}

function Games({ state, onRetry }: GamesProps) {
  switch (state.status) {
    case 'failed':
      return <GamesFailed problem={state.problem} isRetrying={state.isRetrying} onRetry={onRetry} />;
    case 'loaded':
      if (state.games.length === 0) {
        return state.unreadable > 0 ? null : (
          <Tile>
            <EmptyState title={catalogueMessages.emptyTitle} line={catalogueMessages.emptyLine} headingLevel={3} />
          </Tile>
        );
      }
      return (
        <>
          <GameGrid games={state.games.slice(0, tilesOnHome)} />
          {state.games.length > tilesOnHome && (
            <More>
              <LobbyLink to={lobbyPath}>{messages.showAll}</LobbyLink>
            </More>
          )}
        </>
      );
  }
}
