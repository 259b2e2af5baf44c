export { readInParts } from './readInParts';
export type { LoadProgress } from './readList';
export {
  defaultQuery,
  type SortColumn,
  type SortDirection,
  sortColumns,
  type TransactionQuery,
} from './transactionQuery';
export { transactionsOf } from './transactionsStore';
export type { TransactionView } from './transactionView';
export { type Transactions, useTransactions, useTransactionView } from './useTransactions';
