import { Skeleton } from '@tessera/shared-contracts/ui';
import { SearchSlot, Toolbar } from './page.styles';

/** Skeleton of a list's toolbar. */
export const SkeletonToolbar = () => (
  <Toolbar aria-hidden="true">
    <Skeleton width={280} height={44} radius={10} />
    <SearchSlot>
      <Skeleton height={44} radius={10} />
    </SearchSlot>
  </Toolbar>
);
