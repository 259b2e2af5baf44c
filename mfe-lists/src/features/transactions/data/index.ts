export { type CurrencyTotal, emptyView, type TransactionView } from './listing';
export { readInParts } from './readInParts';
export {
  defaultQuery,
  type SortColumn,
  type SortDirection,
  sortColumns,
  type TransactionQuery,
} from './transactionQuery';
export { type LoadProgress, prepareTransactions, transactionsOf } from './transactionsStore';
export { type Transactions, useTransactions, useTransactionView } from './useTransactions';
