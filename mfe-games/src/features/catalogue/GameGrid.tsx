import type { Game } from '@tessera/shared-contracts/api';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import { memo } from 'react';
import { messages } from './catalogue.messages';
import { Grid, Item, LongGrid } from './GameGrid.styles';
import { GameItem } from './GameItem';
import { GameTileSkeleton } from './GameTileSkeleton';

/** Tiles that may be on the first screen. */
const firstTiles = 7;

interface GameGridProps {
  readonly games: readonly Game[];
  /** Whether the grid is below the fold: then all its pictures are lazy. */
  readonly isBelow?: boolean;
}

/** Games as a grid of tiles; re-rendered only when the list changes. */
export const GameGrid = memo(({ games, isBelow = false }: GameGridProps) => (
  // The role is explicit because Safari does not treat a list without markers as a list.
  <LongGrid role="list">
    {games.map((game, position) => (
      <Item key={game.uuid}>
        <GameItem game={game} isLazy={isBelow || position >= firstTiles} />
      </Item>
    ))}
  </LongGrid>
));

/** The grid's skeleton while its games load, in the same layout. */
export function GameGridSkeleton({ tiles }: { readonly tiles: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: tiles }, (_, position) => (
          <li key={String(position)}>
            <GameTileSkeleton position={position} />
          </li>
        ))}
      </Grid>
    </div>
  );
}
