import { groupThousands } from '@tessera/shared-contracts/format';

const unmoved = 'What failed, expired, was refunded or paid in part counts as nothing.';
const texts = { ascending: 'A to Z', descending: 'Z to A' } as const;

export const messages = {
  status: 'Status',
  sortBy: 'Sort by',
  sorted: (column: string, order: string) => `${column}, ${order}`,
  orders: {
    date: { ascending: 'oldest first', descending: 'newest first' },
    id: texts,
    type: texts,
    status: texts,
    amount: { ascending: 'smallest first', descending: 'largest first' },
  },
  totalsOf: (count: string) =>
    count === '1'
      ? `Sums of the one transaction listed. ${unmoved}`
      : `Sums of all ${count} transactions listed. ${unmoved}`,
  totalsSoFar: (count: string) =>
    `Sums of the first ${count} transactions found: older ones are not loaded yet. ${unmoved}`,
  /** A column of what a transaction moved: nothing, if it failed. */
  moved: 'Moved',
  received: 'Received',
  sent: 'Sent',
  exportWaits: 'The export needs all transactions, and older ones are not loaded yet.',
  exported: (count: number) =>
    count === 1 ? 'Exported 1 transaction' : `Exported ${groupThousands(count)} transactions`,
} as const;
