import { groupThousands } from '@tessera/shared-contracts/format';

const texts = { ascending: 'A to Z', descending: 'Z to A' } as const;

export const messages = {
  currency: 'Currency',
  status: 'Status',
  any: 'All',
  since: 'From',
  until: 'To',
  sinceAfterUntil: 'This day is after “To”.',
  untilBeforeSince: 'This day is before “From”.',
  sortBy: 'Sort by',
  sorted: (column: string, order: string) => `${column}, ${order}`,
  orders: {
    date: { ascending: 'oldest first', descending: 'newest first' },
    id: texts,
    type: texts,
    status: texts,
    amount: { ascending: 'smallest first', descending: 'largest first' },
  },
  reset: 'Reset these filters',
  totals: 'Totals',
  totalsOf: (count: string) =>
    count === '1'
      ? 'Sums of the one transaction listed, whatever its status.'
      : `Sums of all ${count} transactions listed, whatever their status.`,
  totalsSoFar: (count: string) => `Sums of the first ${count} transactions found: older ones are not loaded yet.`,
  received: 'Received',
  sent: 'Sent',
  moreCurrencies: (count: number) => `and ${groupThousands(count)} more currencies`,
  exportCsv: 'Export CSV',
  exportWaits: 'The export needs all transactions, and older ones are not loaded yet.',
  exporting: (done: string, total: string) => `Exporting ${done} of ${total}`,
  cancel: 'Cancel export',
  exported: (count: number) =>
    count === 1 ? 'Exported 1 transaction' : `Exported ${groupThousands(count)} transactions`,
  exportFailed: 'The export did not work. Please try again.',
  /** The heading names the time zone. */
  csvColumns: (zone: string) => ({
    id: 'Txn ID',
    type: 'Type',
    status: 'Status',
    date: `Date (${zone})`,
    amount: 'Amount',
    currency: 'Currency',
  }),
} as const;
