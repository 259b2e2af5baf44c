export { sumByCurrency } from './amounts';
export { filterTransactions } from './filterTransactions';
export { sortTransactions } from './sortTransactions';
export {
  defaultQuery,
  type SortColumn,
  type SortDirection,
  sortColumns,
  type TransactionQuery,
} from './transactionQuery';
export type { LoadProgress } from './transactionsState';
export { prepareTransactions, type Transactions, transactionsOf, useTransactions } from './transactionsStore';
