import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { CardTop, SkeletonLines, SkeletonRows } from '../../shared';
import { liveRowCount } from '../bet-source';
import { BetTile, Head, Lead, PauseSlot } from './LiveBets.styles';
import { columns } from './LiveBetTable';
import { messages } from './liveBets.messages';

const PausePlace = styled.span`
  width: 36px;
  height: 36px;
`;

const TabsPlace = styled.div`
  width: 180px;
  height: 2.75rem;
  margin-left: auto;
`;

/** Skeleton of the section. */
export const LiveBetsSkeleton = () => (
  <section aria-busy="true">
    <Head>
      <Lead>
        <h2>{messages.title}</h2>
        <PauseSlot $isPaused={false}>
          <PausePlace />
        </PauseSlot>
      </Lead>
      <TabsPlace />
    </Head>
    <LiveRowsSkeleton />
  </section>
);

/** Skeleton of the rows. */
export const LiveRowsSkeleton = () => (
  <>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    <SkeletonRows columns={columns} rowCount={liveRowCount}>
      <CardTop
        tile={BetTile}
        picture={<Skeleton width={32} height={40} isStill />}
        lead={<SkeletonLines />}
        end={undefined}
      />
    </SkeletonRows>
  </>
);
