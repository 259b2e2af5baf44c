import { color, grout, media, radius, space } from '@tessera/shared-contracts/theme';
import { Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { Block, SectionHead, SlabOfBlocks } from './Block';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

const Wins = styled(SlabOfBlocks)`
  grid-template-columns: 260px minmax(0, 1fr);
  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const WinsHead = styled(Block)`
  display: grid;
  align-content: center;
  gap: ${space(1)};
  padding: 0 ${space(5)};
  ${media.belowMd} {
    height: 58px;
  }
`;

const WinsRow = styled.div`
  display: flex;
  gap: ${grout.list};
  overflow: hidden;
`;

const Win = styled(Block)`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 176px;
  height: 72px;
  padding: 0 ${space(3)};
  ${media.belowMd} {
    width: 164px;
    height: 64px;
  }
`;

/** Recent wins before they arrive. */
export function RecentWinsSkeleton() {
  return (
    <Wins aria-busy="true">
      <WinsHead>
        <Skeleton width="96px" height="14px" />
      </WinsHead>
      <WinsRow>
        {numbered(12).map((index) => (
          <Win key={index}>
            <Skeleton width="38px" height="48px" />
            <Skeleton width="84px" height="12px" />
          </Win>
        ))}
      </WinsRow>
    </Wins>
  );
}

const Tile = styled.div`
  display: grid;
  gap: ${grout.list};
  border-radius: 14px;
  overflow: hidden;
`;

const Art = styled.div`
  aspect-ratio: 4 / 5;
  border-radius: ${radius.cut};
  background: ${color.surface.raised};
`;

const Label = styled(Block)<{ $lines: 1 | 2 }>`
  display: grid;
  align-content: center;
  gap: ${space(2)};
  height: ${({ $lines }) => ($lines === 1 ? '39px' : '55px')};
  padding: 0 ${space(3)};
  ${media.belowMd} {
    height: ${({ $lines }) => ($lines === 1 ? '35px' : '51px')};
  }
`;

function GameTileSkeleton({ lines }: { readonly lines: 1 | 2 }) {
  return (
    <Tile>
      <Art />
      <Label $lines={lines}>
        <Skeleton width="60%" height="12px" />
        {lines === 2 && <Skeleton width="40%" height="10px" />}
      </Label>
    </Tile>
  );
}

const Carousel = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(140px, 1fr);
  gap: ${space(3)};
  overflow: hidden;
  ${media.belowMd} {
    grid-auto-columns: 140px;
  }
`;

/** The recommended carousel before it arrives. */
export function RecommendedSkeleton() {
  return (
    <div aria-busy="true">
      <SectionHead $height="44px" $phoneHeight="26px">
        <Skeleton width="160px" height="22px" />
      </SectionHead>
      <Carousel>
        {numbered(7).map((index) => (
          <GameTileSkeleton key={index} lines={1} />
        ))}
      </Carousel>
    </div>
  );
}

/** The games' own columns, which the lobby shares. */
export const GameGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 16px 12px;
  ${media.belowMd} {
    grid-template-columns: repeat(3, 1fr);
    gap: 12px 8px;
  }
`;

/** Tiles of games before they arrive. */
export function GameTiles({ count }: { readonly count: number }) {
  return (
    <GameGrid>
      {numbered(count).map((index) => (
        <GameTileSkeleton key={index} lines={2} />
      ))}
    </GameGrid>
  );
}

/** The home page's games before they arrive. */
export function GamesListSkeleton() {
  return (
    <div aria-busy="true">
      <SectionHead $height="28px" $phoneHeight="26px">
        <Skeleton width="100px" height="22px" />
      </SectionHead>
      <GameTiles count={14} />
    </div>
  );
}

const Bets = styled(SlabOfBlocks)`
  ${media.belowMd} {
    gap: ${space(2)};
    border-radius: 0;
  }
`;

const BetsHead = styled(Block)`
  height: 44px;
  background: ${color.surface.raised};
  ${media.belowMd} {
    display: none;
  }
`;

const Bet = styled(Block)`
  display: flex;
  align-items: center;
  height: 52px;
  padding: 0 ${space(5)};
  ${media.belowMd} {
    height: 64px;
    border-radius: 14px;
  }
`;

/** Live bets before they arrive. */
export function LiveBetsSkeleton() {
  return (
    <div aria-busy="true">
      <SectionHead $height="44px" $phoneHeight="52px">
        <Skeleton width="120px" height="22px" />
      </SectionHead>
      <Bets>
        <BetsHead />
        {numbered(5).map((index) => (
          <Bet key={index}>
            <Skeleton width="30%" height="12px" />
          </Bet>
        ))}
      </Bets>
    </div>
  );
}
