import { announcing, failed, statesOf } from '@tessera/workbench/state';
import { listed, manyTransactions, olderTransactions, transaction, transactionRows } from './sampleTransactions';

const state = statesOf('TransactionsPage', { faults: manyTransactions });
const opening = { press: 'Filters and export' };
const opened = { steps: [opening] };
const exported = { steps: [opening, { press: 'Export CSV' }] };
const betTypes = ['bet', 'win', 'deposit'];
const betsAndDeposits = Array.from({ length: 12 }, (_, number) => transaction(number, { type: betTypes[number % 3] }));

/** States of the search, the chips and the filter panel of the transactions. */
export const transactionFilterStates = [
  state('filtered', 'Deposits alone', ['Showing 1 to 15 of 51 transactions', 'Deposit'], {
    search: '?filter=deposit',
    does: { rows: ['Deposit', 'Deposit', 'Deposit'] },
  }),
  state('money', 'Money alone', ['Showing 1 to 4 of 4 transactions', 'Deposit'], {
    search: '?filter=money',
    does: { rows: ['Deposit', 'Deposit'] },
    faults: listed(betsAndDeposits),
  }),
  state('play', 'Bets and what they returned alone', ['Showing 1 to 8 of 8 transactions', 'bet', 'win'], {
    search: '?filter=play',
    does: {
      rows: ['bet', 'win', 'bet', 'win'],
      money: { '−0.02500000': 'neutral', '+0.02500000': 'neutral' },
    },
    faults: listed(betsAndDeposits),
  }),
  state(
    'searched',
    'A search for a type',
    ['Search transactions', 'Showing 1 to 15 of 25 transactions', 'Clear search'],
    {
      steps: [{ fill: 'Search transactions', text: 'reward' }],
      does: { rows: ['reward', 'reward'], back: 'Showing 1 to 15 of 128 transactions' },
    },
  ),
  state('nothing-found', 'A search that finds nothing', ['No transactions found', 'Clear filters'], {
    search: '?search=nothing',
  }),
  state('filters-cleared', 'All after a search that found nothing', ['Showing 1 to 15 of 128 transactions', 'all'], {
    search: '?search=nothing',
    steps: [{ press: 'Clear filters' }],
    does: { rows: ['Deposit', 'Withdrawal', 'rakeback'] },
  }),
  state('panel-reset', 'The filters of the panel are reset', ['Showing 1 to 15 of 128 transactions', 'Export CSV'], {
    search: '?status=waiting',
    steps: [{ press: 'Reset these filters' }],
    does: { rows: ['Deposit', 'Withdrawal', 'rakeback'] },
  }),
  state('panel', 'Filters, totals and export', ['Filters and export 1 set', 'Received', 'Export CSV'], {
    search: '?currency=BTC',
  }),
  state(
    'panel-open',
    'The panel without a filter',
    [
      'Sums of all 128 transactions listed. What failed, expired, was refunded or paid in part counts as nothing.',
      'Sent',
    ],
    opened,
  ),
  state('panel-loading', 'The panel is loading', ['Loading filters'], { parts: 'waiting', ...opened }),
  state('panel-failed', 'The panel did not load', ['This part did not load', 'Check your connection and try again.'], {
    parts: 'failed',
    ...opened,
  }),
  state('panel-currencies', 'The choice of a currency', ['Currency', 'All', 'USDT'], {
    steps: [opening, { press: 'Currency' }],
  }),
  state('panel-status', 'One status alone', ['Status', 'Waiting', 'Reset these filters'], {
    search: '?status=waiting',
    faults: listed([transaction(0, { status: 'waiting' }), ...transactionRows(3)]),
  }),
  state('panel-days', 'Two days alone', ['From', 'To', 'Showing 1 to 15 of 32 transactions'], {
    search: '?since=2025-11-18&until=2025-11-19',
  }),
  state(
    'panel-reversed-days',
    'The last day is before the first',
    ['This day is after “To”.', 'This day is before “From”.'],
    { search: '?since=2025-11-20&until=2025-11-01' },
  ),
  state('panel-many-currencies', 'More currencies than totals are shown for', ['and 6 more currencies'], {
    faults: listed(Array.from({ length: 30 }, (_, number) => transaction(number, { currency: `c${number + 10}` }))),
    ...opened,
  }),
  state(
    'panel-incomplete',
    'Totals and export while older transactions are missing',
    [
      'Sums of the first 12 transactions found: older ones are not loaded yet. What failed, expired, was refunded or paid in part counts as nothing.',
      'The export needs all transactions, and older ones are not loaded yet.',
    ],
    { search: '?currency=BTC', faults: [failed(olderTransactions), ...listed(transactionRows(30), 128)] },
  ),
  announcing(state)(
    'exported',
    'The transactions were exported',
    ['Exported 128 transactions', 'Export CSV'],
    exported,
  ),
  announcing(state)(
    'exported-one',
    'One transaction was exported',
    [
      'Exported 1 transaction',
      'Sums of the one transaction listed. What failed, expired, was refunded or paid in part counts as nothing.',
    ],
    { faults: listed(transactionRows(1)), ...exported },
  ),
];
