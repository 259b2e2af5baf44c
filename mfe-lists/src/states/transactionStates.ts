import {
  everyStatus,
  listed,
  longTexts,
  manyTransactions,
  olderCall,
  transaction,
  transactionRows,
  transactionsCall,
} from './sampleTransactions';
import { listFailures, refused, statesOf, unanswered } from './stateTools';

const state = statesOf('TransactionsPage');
const balanceChanged = { event: 'balance-changed', detail: { reason: 'deposit' } } as const;
const newest = transaction(-1);

/** Rows of one moment keep the provider's order, so that each page can be the same. */
const sameMoment = Array.from({ length: 250 }, (_, number) => ({
  ...transaction(number),
  createdAt: transaction(0).createdAt,
}));
const older = (fault: (typeof manyTransactions)[number]) => [fault, ...listed(transactionRows(30), 128)];
const signedOut = [
  'Log in to see your transactions',
  'Your deposits, withdrawals, rewards and rakeback are listed here.',
];

/** States of the list of transactions. */
export const transactionStates = [
  state('loaded', 'The player’s own transactions', [
    'Transactions',
    'View your transaction history and activity',
    'Complete',
    'Withdrawal',
  ]),
  state(
    'many',
    'Nine pages',
    ['Showing 1 to 15 of 128 transactions', 'Load More', `Copy transaction ID ${transaction(0)._id}`],
    {
      faults: manyTransactions,
    },
  ),
  state('second-page', 'The second of nine pages', ['Showing 16 to 30 of 128 transactions', 'Previous', 'Next'], {
    search: '?page=2',
    faults: manyTransactions,
  }),
  state('last-page', 'The last of nine pages', ['Showing 121 to 128 of 128 transactions', 'Txn ID', 'Type'], {
    search: '?page=9',
    faults: manyTransactions,
  }),
  state('extended', 'Two pages after Load More', ['Showing 1 to 30 of 128 transactions'], {
    faults: manyTransactions,
    steps: [{ press: 'Load More' }, { see: 'Showing 1 to 30 of 128 transactions' }],
  }),
  state('statuses', 'Every status, an unknown and a missing one', ['Partially paid', 'On hold', 'Unknown'], {
    faults: listed(everyStatus),
  }),
  state('long-texts', 'Types, statuses and amounts of any length', ['Showing 1 to 5 of 5 transactions'], {
    faults: listed(longTexts),
  }),
  state('sorted', 'Sorted by amount, the smallest first', ['Date', 'Amount', '+0.00041'], {
    search: '?sort=amount&order=ascending',
    faults: manyTransactions,
  }),

  state('arrivals', 'A new transaction waits above the list', ['Show new transactions: 1 new'], {
    faults: manyTransactions,
    steps: [
      { see: 'Showing 1 to 15 of 128 transactions' },
      { faults: listed([newest, ...transactionRows(128)]) },
      balanceChanged,
      { see: '1 new' },
    ],
  }),
  state('arrivals-shown', 'The new transaction is in the list', ['Showing 1 to 15 of 129 transactions'], {
    faults: manyTransactions,
    steps: [
      { see: 'Showing 1 to 15 of 128 transactions' },
      { faults: listed([newest, ...transactionRows(128)]) },
      balanceChanged,
      { press: 'Show new transactions: 1 new' },
    ],
  }),
  state('out-of-date', 'A refresh failed', ['These transactions may be out of date.', 'Try again'], {
    faults: manyTransactions,
    steps: [
      { see: 'Showing 1 to 15 of 128 transactions' },
      { faults: [refused(transactionsCall)] },
      balanceChanged,
      { see: 'These transactions may be out of date.' },
    ],
  }),
  state('older-loading', 'Older transactions are loading', ['Loading older transactions: 30 of about 128'], {
    faults: older(unanswered(olderCall)),
  }),
  state('older-failed', 'Older transactions failed to load', ['Older transactions could not be loaded.', 'Try again'], {
    faults: older(refused(olderCall)),
  }),
  state(
    'cut',
    'A history longer than the page keeps',
    ['Only your newest 20,000 transactions are listed; older ones are neither found nor exported.'],
    { faults: listed(sameMoment, 30_000) },
  ),
  state(
    'unreadable',
    'One row of another shape',
    ['1 transaction could not be read.', 'Showing 1 to 15 of 30 transactions'],
    {
      faults: listed([{ _id: 7 }, ...transactionRows(30)]),
    },
  ),
  state('all-unreadable', 'No row can be read', ['3 transactions could not be read.'], {
    faults: listed([{ _id: 7 }, {}, 'x']),
  }),

  state('copied', 'An ID was copied', ['Copied'], {
    faults: manyTransactions,
    // Cards of phones are other elements, which copied nothing.
    viewport: '1440x900',
    clipboard: 'works',
    steps: [{ press: `Copy transaction ID ${transaction(0)._id}` }],
  }),
  state('not-copied', 'A toast: an ID could not be copied', ['Copying was not possible'], {
    faults: manyTransactions,
    clipboard: 'refused',
    steps: [{ press: `Copy transaction ID ${transaction(0)._id}` }],
  }),

  state(
    'empty',
    'A player without transactions',
    ['No transactions found', 'Try adjusting your filters or search query.'],
    {
      faults: listed([]),
    },
  ),
  state('loading', 'The provider takes its time', ['Loading transactions'], { faults: [unanswered(transactionsCall)] }),
  ...listFailures(state, transactionsCall, 'Failed to load transactions'),
  state('retrying', 'Try again is running', ['Failed to load transactions', 'Try again'], {
    sameAs: 'failed-silently',
    faults: [refused(transactionsCall)],
    steps: [{ see: 'Try again' }, { faults: [unanswered(transactionsCall)] }, { press: 'Try again' }],
  }),
  state('expired', 'The session has expired', ['Your session has expired. Please log in again.', ...signedOut], {
    session: 'expired',
  }),
  state('signed-out', 'A visitor', [...signedOut, 'Log in'], { session: 'signed-out' }),
];
