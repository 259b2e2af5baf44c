import { grout } from '@tessera/shared-contracts/theme';
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

/** A line of text that is still to come, in the height of the line. */
const Line = styled.span<{ $lineHeight: number }>`
  display: flex;
  align-items: center;
  height: ${({ $lineHeight }) => $lineHeight}px;
`;

interface GameTileSkeletonProps {
  /** Place among the tiles, counted from 0. */
  readonly position: number;
  readonly hasProvider?: boolean;
}

/** A tile before its game, in the geometry that it will have. */
export function GameTileSkeleton({ position, hasProvider = false }: GameTileSkeletonProps) {
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
        {hasProvider && (
          <Line $lineHeight={16}>
            <Skeleton width="45%" height={10} delayMs={delayMs} />
          </Line>
        )}
      </Label>
    </Tile>
  );
}
