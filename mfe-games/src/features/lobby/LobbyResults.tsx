import type { Game } from '@tessera/shared-contracts/api';
import { Button, EmptyState, Tile } from '@tessera/shared-contracts/ui';
import { catalogueMessages, GameLists } from '../catalogue';
import type { Category } from './categories';
import { messages } from './lobby.messages';
import { ShowAllLink } from './ShowAllLink';
import type { SavedListName } from './useLobbyFilters';
import { VirtualGrid } from './VirtualGrid';

/** Up to this many games all tiles are rendered, so that the browser's own search finds them. */
const wholeTiles = 84;

interface LobbyResultsProps {
  readonly games: readonly Game[];
  readonly category: Category | undefined;
  readonly show: SavedListName | '';
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The matching games, or an empty or failed state. */
export function LobbyResults({ games, ...why }: LobbyResultsProps) {
  if (games.length > wholeTiles) return <VirtualGrid games={games} />;
  if (games.length > 0) return <GameLists games={games} headingLevel={2} />;
  return (
    <Tile>
      <NothingFound {...why} />
    </Tile>
  );
}

function NothingFound({ category, show, isFiltered, onClear }: Omit<LobbyResultsProps, 'games'>) {
  if (isFiltered) {
    return (
      <EmptyState
        title={messages.nothingFound}
        line={messages.nothingFoundLine}
        action={<Button onClick={onClear}>{messages.clear}</Button>}
      />
    );
  }
  if (show !== '') return <EmptyState {...messages.emptySavedLists[show]} action={<ShowAllLink />} />;
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
