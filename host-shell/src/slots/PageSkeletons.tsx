import { media, space } from '@tessera/shared-contracts/theme';
import { Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { PageHead, PageHeading } from '../layout/PageFrame';
import { Block, SlabOfBlocks } from './Block';
import { GameTiles } from './HomeSkeletons';

const rows = Array.from({ length: 8 }, (_, index) => index);

const Filters = styled.div`
  height: 44px;
  margin-bottom: ${space(4)};
`;

const Row = styled(Block)`
  display: flex;
  align-items: center;
  height: 52px;
  padding: 0 ${space(5)};
`;

const lead = <Skeleton width="280px" height="16px" />;

/** A page of rows before it arrives; its heading is there at once, so that a screen reader can say where the player is. */
export function ListPageSkeleton({
  title,
  hasSubtitle = false,
}: {
  readonly title: string;
  readonly hasSubtitle?: boolean;
}) {
  return (
    <div>
      {hasSubtitle ? <PageHead title={title} lead={lead} /> : <PageHead title={title} />}
      <div aria-busy="true">
        <Filters />
        <SlabOfBlocks>
          {rows.map((row) => (
            <Row key={row}>
              <Skeleton width="40%" height="12px" />
            </Row>
          ))}
        </SlabOfBlocks>
      </div>
    </div>
  );
}

const SettingsColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const SettingsColumn = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Settings before they arrive. */
export function SettingsSkeleton({ title }: { readonly title: string }) {
  return (
    <div>
      <PageHead title={title} lead={lead} />
      <SettingsColumns aria-busy="true">
        <SettingsColumn>
          <SlabOfBlocks>
            <Block $height="112px" />
            <Block $height="72px" />
          </SlabOfBlocks>
          <SlabOfBlocks>
            <Block $height="282px" />
          </SlabOfBlocks>
        </SettingsColumn>
        <SettingsColumn>
          <SlabOfBlocks>
            <Block $height="320px" />
          </SlabOfBlocks>
          <SlabOfBlocks>
            <Block $height="146px" />
          </SlabOfBlocks>
        </SettingsColumn>
      </SettingsColumns>
    </div>
  );
}

/** The lobby before it arrives. */
export function LobbySkeleton({ title }: { readonly title: string }) {
  return (
    <div>
      <PageHead title={title} />
      <div aria-busy="true">
        <Filters />
        <GameTiles count={14} />
      </div>
    </div>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: 88fr 12fr;
  height: calc(100dvh - var(--layout-header) - var(--layout-bottom-bar));
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  padding: 0 var(--space-gutter);
`;

/** The player before it arrives: the frame's area and the bar below it. */
export function PlayerSkeleton({ title }: { readonly title: string }) {
  return (
    <Stage>
      <Block aria-busy="true" />
      <Bar>
        <PageHeading>{title}</PageHeading>
      </Bar>
    </Stage>
  );
}
