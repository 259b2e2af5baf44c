export { readInParts } from './readInParts';
export type { LoadProgress } from './readList';
export {
  defaultQuery,
  type SortColumn,
  type SortDirection,
  sortColumns,
  type TransactionQuery,
} from './transactionQuery';
export type { TransactionRows } from './transactionRows';
export { type TransactionsState, transactionsOf } from './transactionsStore';
export type { CurrencyTotal, TransactionView } from './transactionView';
export { type PreparedView, type Transactions, useTransactions, useTransactionView } from './useTransactions';
