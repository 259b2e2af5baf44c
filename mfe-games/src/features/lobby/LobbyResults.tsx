import type { Game } from '@tessera/shared-contracts/api';
import { Button, EmptyState, Tile } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { catalogueMessages, GameGrid } from '../catalogue';
import type { Category } from './categories';
import { More } from './LobbyPage.styles';
import { messages } from './lobby.messages';
import { ShowAllLink } from './ShowAllLink';

/** Whole rows of the grid at seven, six, four and three columns. */
const tilesAtATime = 84;

interface LobbyResultsProps {
  readonly games: readonly Game[];
  /** Changes with the filter; results of another filter start at their own first tiles. */
  readonly filterKey: string;
  readonly category: Category | undefined;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The games that were found, or why there are none. */
export function LobbyResults({ games, filterKey, category, isFiltered, onClear }: LobbyResultsProps) {
  const [extended, setExtended] = useState({ filterKey, tiles: tilesAtATime });
  const shown = extended.filterKey === filterKey ? extended.tiles : tilesAtATime;
  if (games.length === 0) {
    return (
      <Tile>
        <NothingFound category={category} isFiltered={isFiltered} onClear={onClear} />
      </Tile>
    );
  }
  return (
    <>
      <GameGrid games={games.slice(0, shown)} />
      {games.length > shown && (
        <More>
          <Button onClick={() => setExtended({ filterKey, tiles: shown + tilesAtATime })}>{messages.loadMore}</Button>
        </More>
      )}
    </>
  );
}

function NothingFound({ category, isFiltered, onClear }: Omit<LobbyResultsProps, 'games' | 'filterKey'>) {
  if (isFiltered) {
    return (
      <EmptyState
        title={messages.nothingFound}
        line={messages.nothingFoundLine}
        action={<Button onClick={onClear}>{messages.clear}</Button>}
      />
    );
  }
  if (category !== undefined) {
    return (
      <EmptyState
        title={messages.emptyCategory(category.label)}
        line={messages.emptyCategoryLine}
        action={<ShowAllLink />}
      />
    );
  }
  return <EmptyState title={catalogueMessages.emptyTitle} line={catalogueMessages.emptyLine} />;
}
