export { prepareTransactions } from './data';
export { TransactionsPage } from './TransactionsPage';
export { TransactionsSignedOut } from './TransactionsSignedOut';
export { TransactionsSkeleton } from './TransactionsSkeleton';
