import { PageHead, SkeletonList, SkeletonToolbar } from '../../shared';
import { betColumns, pageSize } from './BetTable';
import { messages } from './bets.messages';

/** Skeleton of the list. */
export const BetListSkeleton = () => (
  <SkeletonList
    columns={betColumns}
    label={messages.loading}
    rowCount={pageSize}
    picture={{ width: 36, height: 45 }}
    cardHeight={111}
  />
);

/** Skeleton of the page. */
export const BetsSkeleton = () => (
  <>
    <PageHead>
      <h1>{messages.title}</h1>
    </PageHead>
    <SkeletonToolbar />
    <BetListSkeleton />
  </>
);
