import { groupThousands } from '@tessera/shared-contracts/format';

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
      ? 'Sums of the one transaction listed, whatever its status.'
      : `Sums of all ${count} transactions listed, whatever their status.`,
  totalsSoFar: (count: string) => `Sums of the first ${count} transactions found: older ones are not loaded yet.`,
  received: 'Received',
  sent: 'Sent',
  exportWaits: 'The export needs all transactions, and older ones are not loaded yet.',
  exported: (count: number) =>
    count === 1 ? 'Exported 1 transaction' : `Exported ${groupThousands(count)} transactions`,
} as const;
