export { TransactionsPage } from './TransactionsPage';
export { TransactionsSkeleton } from './TransactionsSkeleton';
