import { apiMessages } from '@tessera/shared-contracts/api';

export const messages = {
  title: 'Transactions',
  subtitle: 'View your transaction history and activity',
  filters: 'Show',
  searchLabel: 'Search transactions',
  searchPlaceholder: 'Search by ID or type...',
  columns: { id: 'Txn ID', type: 'Type', status: 'Status', date: 'Date', amount: 'Amount' },
  row: 'transaction',
  rows: 'transactions',
  loading: 'Loading transactions',
  emptyTitle: 'No transactions found',
  emptyLine: 'Try adjusting your filters or search query.',
  clear: 'Clear filters',
  failed: apiMessages.transactionsFailed,
  refreshFailed: 'These transactions may be out of date.',
  signedOutTitle: 'Log in to see your transactions',
  signedOutLine: 'Your deposits, withdrawals, rewards and rakeback are listed here.',
  copyId: (id: string) => `Copy transaction ID ${id}`,
  types: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  complete: 'Complete',
  unknown: 'Unknown',
} as const;
