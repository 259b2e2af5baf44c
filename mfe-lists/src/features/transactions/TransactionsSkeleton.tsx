import { SkeletonList, SkeletonToolbar } from '../../shared';
import { usualHeight } from './TransactionCard';
import { TransactionsHead } from './TransactionsHead';
import { transactionColumns } from './TransactionTable';
import { pageSize } from './transactionParameters';
import { messages } from './transactions.messages';

/** The list while its transactions load. */
export const TransactionListSkeleton = () => (
  <SkeletonList
    columns={transactionColumns}
    label={messages.loading}
    rowCount={pageSize}
    picture={{ width: 40, height: 40 }}
    cardHeight={usualHeight}
  />
);

/** The page until it has loaded. */
export const TransactionsSkeleton = () => (
  <>
    <TransactionsHead />
    <SkeletonToolbar hasButton />
    <TransactionListSkeleton />
  </>
);
