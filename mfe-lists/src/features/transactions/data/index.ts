export { readInParts } from './readInParts';
export {
  defaultQuery,
  type SortColumn,
  type SortDirection,
  sortColumns,
  type TransactionQuery,
} from './transactionQuery';
export type { TransactionRows } from './transactionRows';
export { type LoadProgress, type TransactionsState, transactionsOf } from './transactionsStore';
export type { CurrencyTotal, TransactionView } from './transactionView';
export { type PreparedView, type Transactions, useTransactions, useTransactionView } from './useTransactions';
