import { Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { CoinList } from './Statement.styles';
import { StatementHead } from './StatementHead';
import { messages } from './statement.messages';

/** Skeleton of the coins. */
export const CoinsSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <CoinList as="div">
      {[0, 1, 2].map((coin) => (
        <Skeleton key={coin} height={436} radius={18} delayMs={coin * 30} />
      ))}
    </CoinList>
  </div>
);

/** Skeleton of the page. */
export const StatementSkeleton = () => (
  <>
    <StatementHead />
    <Skeleton height={104} radius={18} margin="0 0 16px" />
    <CoinsSkeleton />
  </>
);
