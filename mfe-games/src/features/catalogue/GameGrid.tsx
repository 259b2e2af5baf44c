import type { Game } from '@tessera/shared-contracts/api';
import { VisuallyHidden } from '@tessera/shared-contracts/ui';
import { memo } from 'react';
import { messages } from './catalogue.messages';
import { Grid, Item } from './GameGrid.styles';
import { GameItem } from './GameItem';
import { GameTileSkeleton } from './GameTileSkeleton';

/** Tiles in the first rows are fetched at once, the rest when they come near. */
const eagerTiles = 7;

/** Games as a grid of tiles; drawn anew for another list alone. */
export const GameGrid = memo(({ games }: { readonly games: readonly Game[] }) => (
  // The role is spelt out since Safari takes a list without markers for no list.
  <Grid role="list">
    {games.map((game, position) => (
      <Item key={game.uuid}>
        <GameItem game={game} isLazy={position >= eagerTiles} />
      </Item>
    ))}
  </Grid>
));

/** The grid while its games are on the way, in the geometry that they will have. */
export function GameGridSkeleton({ tiles }: { readonly tiles: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: tiles }, (_, position) => (
          <li key={String(position)}>
            <GameTileSkeleton position={position} hasProvider />
          </li>
        ))}
      </Grid>
    </div>
  );
}
