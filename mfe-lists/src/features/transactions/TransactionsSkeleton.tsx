import { SkeletonList, SkeletonToolbar } from '../../shared';
import { usualHeight } from './TransactionCard';
import { TransactionsHead } from './TransactionsHead';
import { transactionColumns } from './TransactionTable';
import { pageSize } from './transactionParameters';
import { messages } from './transactions.messages';

/** Skeleton of the list. */
export const TransactionListSkeleton = () => (
  <SkeletonList
    columns={transactionColumns}
    label={messages.loading}
    rowCount={pageSize}
    picture={{ width: 40, height: 40 }}
    cardHeight={usualHeight}
  />
);

/** Skeleton of the page. */
export const TransactionsSkeleton = () => (
  <>
    <TransactionsHead />
    <SkeletonToolbar />
    <TransactionListSkeleton />
  </>
);
