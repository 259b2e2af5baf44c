import { grout, rem } from '@tessera/shared-contracts/theme';
import { Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Art, Label } from './GameTile.styles';

/** Placeholders pulse one after the other, in reading order. */
const staggerMs = 30;

const Tile = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  overflow: hidden;
  border-radius: 14px;
`;

/** Placeholder for a line of text, with the same height. */
const Line = styled.span<{ $lineHeight: number }>`
  display: flex;
  align-items: center;
  height: ${({ $lineHeight }) => rem($lineHeight)};
`;

interface GameTileSkeletonProps {
  /** Index of the tile. */
  readonly position: number;
}

/** Skeleton of a tile, in the same layout. */
export function GameTileSkeleton({ position }: GameTileSkeletonProps) {
  const delayMs = position * staggerMs;
  return (
    <Tile>
      <Art>
        <Skeleton height="100%" radius={0} delayMs={delayMs} />
      </Art>
      <Label>
        <Line $lineHeight={20}>
          <Skeleton width="70%" delayMs={delayMs} />
        </Line>
        <Line $lineHeight={16}>
          <Skeleton width="45%" height={10} delayMs={delayMs} />
        </Line>
      </Label>
    </Tile>
  );
}
