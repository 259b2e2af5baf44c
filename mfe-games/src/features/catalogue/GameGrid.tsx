import type { Game } from '@tessera/shared-contracts/api';
import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { messages } from './catalogue.messages';
import { Grid, Item, PlaceholderLine, PlaceholderTile } from './GameGrid.styles';
import { GameItem } from './GameItem';
import { Art, Label } from './GameTile.styles';

/** Tiles in the first rows are fetched at once, the rest when they come near. */
const eagerTiles = 7;

/** Placeholders pulse one after the other, in reading order. */
const staggerMs = 30;

/** Games as a grid of tiles. */
export function GameGrid({ games }: { readonly games: readonly Game[] }) {
  return (
    // The role is spelt out since Safari takes a list without markers for no list.
    <Grid role="list">
      {games.map((game, position) => (
        <Item key={game.uuid}>
          <GameItem game={game} isLazy={position >= eagerTiles} />
        </Item>
      ))}
    </Grid>
  );
}

/** The grid while its games are on the way, in the geometry that they will have. */
export function GameGridSkeleton({ tiles }: { readonly tiles: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: tiles }, (_, position) => (
          <PlaceholderTile key={String(position)}>
            <Art as="span">
              <Skeleton height="100%" radius={0} delayMs={position * staggerMs} />
            </Art>
            <Label>
              <PlaceholderLine $lineHeight={20}>
                <Skeleton width="70%" delayMs={position * staggerMs} />
              </PlaceholderLine>
              <PlaceholderLine $lineHeight={16}>
                <Skeleton width="45%" height={10} delayMs={position * staggerMs} />
              </PlaceholderLine>
            </Label>
          </PlaceholderTile>
        ))}
      </Grid>
    </div>
  );
}
