import { SkeletonList, SkeletonToolbar } from '../list-parts';
import { TransactionsHead } from './TransactionsHead';
import { transactionColumns } from './TransactionTable';
import { messages } from './transactions.messages';

/** The list while its transactions are on the way. */
export const TransactionListSkeleton = () => (
  <SkeletonList columns={transactionColumns} label={messages.loading} picture={{ width: 40, height: 40 }} />
);

/** The page before it arrives. */
export const TransactionsSkeleton = () => (
  <>
    <TransactionsHead />
    <SkeletonToolbar />
    <TransactionListSkeleton />
  </>
);
