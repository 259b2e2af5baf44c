import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, type Fault, failed, readFailures, sends, statesOf, unanswered } from '@tessera/workbench/state';
import {
  everyStatus,
  listed,
  longTexts,
  manyTransactions,
  olderTransactions,
  transaction,
  transactionRows,
} from './sampleTransactions';

const state = statesOf('TransactionsPage');
const many = statesOf('TransactionsPage', { faults: manyTransactions });
const long = statesOf('TransactionsPage', {
  faults: listed(longTexts),
  does: {
    money: {
      '+0.631500000000000001': 'neutral',
      '−12345678901234567890.123456789012345678': 'neutral',
    },
  },
});
const copyId = { press: `Copy transaction ID ${transaction(0)._id}` };

/** Rows of one moment keep the provider's order, so that each page can be the same. */
const sameMoment = Array.from({ length: 250 }, (_, number) =>
  transaction(number, { createdAt: transaction(0).createdAt }),
);
const older = (fault: Fault) => [fault, ...listed(transactionRows(30), 128)];
/** The list is read once more, with these faults in force. */
const readAgain = (faults: Fault[]) => [
  { see: 'Showing 1 to 15 of 128 transactions' },
  { faults },
  { event: 'balance-changed', detail: { reason: 'deposit' } },
];
const newer = readAgain(listed([transaction(-1), ...transactionRows(128)]));
const signedOut = [
  'Log in to see your transactions',
  'Your deposits, withdrawals, rewards and rakeback are listed here.',
];

/** States of the list of transactions. */
export const transactionStates = [
  state('loaded', 'The player’s own transactions', [
    'Transactions',
    'View your transaction history and activity',
    'rakeback',
    'money',
    'play',
    'Search by ID or type...',
    'Complete',
    'Withdrawal',
  ]),
  many('many', 'Nine pages', ['Showing 1 to 15 of 128 transactions', 'Load More', copyId.press], {
    does: {
      rows: ['Deposit', 'Withdrawal', 'rakeback', 'reward', 'Deposit'],
      money: { '+0.02500000': 'neutral', '−120.00000000': 'neutral' },
    },
  }),
  many('second-page', 'The second of nine pages', ['Showing 16 to 30 of 128 transactions', 'Previous', 'Next'], {
    search: '?page=2',
  }),
  many(
    'last-page',
    'The last of nine pages',
    ['Showing 121 to 128 of 128 transactions', 'Txn ID', 'Type', 'Status', 'Date', 'Amount'],
    {
      search: '?page=9',
    },
  ),
  many('extended', 'Two pages after Load More', ['Showing 1 to 30 of 128 transactions'], {
    steps: [{ press: 'Load More' }, { see: 'Showing 1 to 30 of 128 transactions' }],
    does: { announced: ['Showing 1 to 30 of 128 transactions'], back: 'Showing 1 to 15 of 128 transactions' },
  }),
  state('statuses', 'Every status, an unknown and a missing one', ['Partially paid', 'On hold', 'Unknown'], {
    faults: listed(everyStatus),
    does: { rows: ['Waiting', 'Confirming', 'Complete', 'Sending', 'Partially paid', 'Complete', 'Failed'] },
  }),
  long('long-texts', 'Types, statuses and amounts of any length', ['Showing 1 to 5 of 5 transactions']),
  long('long-texts-tablet', 'The same on a tablet', ['Showing 1 to 5 of 5 transactions'], {
    sameAs: 'long-texts',
    viewport: '820x1180',
  }),
  many('sorted', 'Sorted by amount, the smallest first', ['Date', 'Amount', '+0.00041000'], {
    search: '?sort=amount&order=ascending',
    does: { rows: ['+0.00041', '+0.00041'] },
  }),

  many('arrivals', 'A new transaction waits above the list', ['Show new transactions: 1 new'], {
    steps: [...newer, { see: '1 new' }],
    does: { ...sends(calls.transactions), announced: ['1 new'], rows: ['9b0000', '9b0001'] },
  }),
  many('arrivals-shown', 'The new transaction is in the list', ['Showing 1 to 15 of 129 transactions'], {
    steps: [...newer, { press: 'Show new transactions: 1 new' }],
    does: { rows: ['9b00-1', '9b0000', '9b0001'] },
  }),
  many('out-of-date', 'A refresh failed', ['These transactions may be out of date.', 'Try again'], {
    steps: [...readAgain([failed(calls.transactions)]), { see: 'These transactions may be out of date.' }],
    does: sends(calls.transactions),
  }),
  state(
    'older-loading',
    'Older transactions are loading',
    ['Loading older transactions: 30 of about 128'],
    older(unanswered(olderTransactions)),
  ),
  state(
    'older-failed',
    'Older transactions failed to load',
    ['Older transactions could not be loaded.', 'Try again'],
    older(failed(olderTransactions)),
  ),
  state('older-retried', 'Older transactions are loaded at last', ['Showing 1 to 15 of 128 transactions', 'Next'], {
    faults: older(failed(olderTransactions)),
    steps: [{ see: 'Try again' }, { faults: manyTransactions }, { press: 'Try again' }],
    does: sends(calls.transactions),
  }),
  state(
    'cut',
    'A history longer than the page keeps',
    ['Only your newest 20,000 transactions are listed; older ones are neither found nor exported.'],
    listed(sameMoment, 30_000),
  ),
  state(
    'unreadable',
    'One row of another shape',
    ['1 transaction could not be read.', 'Showing 1 to 15 of 30 transactions'],
    listed([{ _id: 7 }, ...transactionRows(30)]),
  ),
  state('all-unreadable', 'No row can be read', ['3 transactions could not be read.'], listed([{ _id: 7 }, {}, 'x'])),

  // Cards of phones are other elements, which copied nothing.
  announcing(many)('copied', 'An ID was copied', ['Copied'], {
    viewport: '1440x900',
    clipboard: 'works',
    steps: [copyId],
  }),
  announcing(many)('not-copied', 'A toast: an ID could not be copied', ['Copying was not possible'], {
    clipboard: 'refused',
    steps: [copyId],
  }),

  state(
    'empty',
    'A player without transactions',
    ['No transactions found', 'Try adjusting your filters or search query.'],
    listed([]),
  ),
  state('loading', 'The provider takes its time', ['Loading transactions'], [unanswered(calls.transactions)]),
  ...readFailures(announcing(state), calls.transactions, { title: 'Failed to load transactions' }),
  state('retrying', 'Try again is running', ['Failed to load transactions', 'Try again'], {
    sameAs: 'failed-silently',
    faults: [failed(calls.transactions)],
    steps: [{ see: 'Try again' }, { faults: [unanswered(calls.transactions)] }, { press: 'Try again' }],
    does: sends(calls.transactions),
  }),
  many('retried', 'Try again succeeded', ['Showing 1 to 15 of 128 transactions', 'Load More', 'Next'], {
    faults: [failed(calls.transactions)],
    steps: [{ see: 'Try again' }, { faults: manyTransactions }, { press: 'Try again' }],
    does: sends(calls.transactions),
  }),
  state('expired', 'The session has expired', ['Your session has expired. Please log in again.', ...signedOut], {
    session: 'expired',
  }),
  state('signed-out', 'A visitor', [...signedOut, 'Log in'], { session: 'signed-out' }),
];
