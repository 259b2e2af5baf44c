import { transactionStatuses } from '@tessera/shared-contracts/api';
import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { betStates } from './betStates';

const call = { method: 'GET', path: '/wallet-service/api/wallet/*/transactions' } as const;

const transaction = (number: number, fields: object) => ({
  _id: `66f2c1a09be4d1230a9b${number.toString(16).padStart(4, '0')}`,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - number * 5_400_000).toISOString(),
  currency: 'btc',
  amount: 0.025,
  status: 'finished',
  type: 'deposit',
  ...fields,
});

const statuses = [...transactionStatuses, 'on_hold', undefined];

const types = ['deposit', 'withdraw', 'rakeback', 'reward', 'deposit'];
const sums = [
  { currency: 'btc', amount: 0.025 },
  { currency: 'usdt', amount: 120 },
  { currency: 'btc', amount: 0.00041 },
  { currency: 'sol', amount: 1.5 },
  { currency: 'eth', amount: '0.631500000000000001' },
];

const longTexts = [
  { type: 'Tournament_prize', currency: 'eth', amount: '0.631500000000000001' },
  { type: 'Referral_commission_payout', status: 'awaiting_manual_confirmation_by_support' },
  { type: 'withdraw', amount: '12345678901234567890.123456789012345678', currency: 'usdt' },
  { type: 'deposit', amount: '123456789012345678901234567890', currency: 'a_currency_of_many_letters' },
  { _id: 'x'.repeat(120), type: '<b>reward</b>', status: '=1+1', createdAt: 'soon' },
];

const answer = (transactions: readonly object[]) => [
  { ...call, status: 200, body: { transactions, total: transactions.length } },
];
const manyTransactions = answer(
  Array.from({ length: 128 }, (_, number) =>
    transaction(number, { type: types[number % types.length], ...sums[number % sums.length] }),
  ),
);

const states: readonly SimulatorState[] = [
  { module: 'TransactionsPage', id: 'loaded', title: 'The player’s own transactions', session: 'player' },
  {
    module: 'TransactionsPage',
    id: 'many',
    title: 'Nine pages',
    session: 'player',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'second-page',
    title: 'The second of nine pages',
    session: 'player',
    search: '?page=2',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'extended',
    title: 'Two pages after Load More',
    session: 'player',
    search: '?page=2&from=1',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'filtered',
    title: 'Deposits alone',
    session: 'player',
    search: '?filter=deposit',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'statuses',
    title: 'Every status and an unknown one',
    session: 'player',
    faults: answer(
      statuses.map((status, number) => transaction(number, { type: types[number % types.length], status })),
    ),
  },
  {
    module: 'TransactionsPage',
    id: 'panel',
    title: 'Filters, totals and export',
    session: 'player',
    search: '?currency=BTC',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'long-texts',
    title: 'Types, statuses and amounts of any length',
    session: 'player',
    faults: answer(longTexts.map((fields, number) => transaction(number, fields))),
  },
  {
    module: 'TransactionsPage',
    id: 'nothing-found',
    title: 'A search that finds nothing',
    session: 'player',
    search: '?search=nothing',
    faults: manyTransactions,
  },
  {
    module: 'TransactionsPage',
    id: 'empty',
    title: 'A player without transactions',
    session: 'player',
    faults: answer([]),
  },
  {
    module: 'TransactionsPage',
    id: 'loading',
    title: 'The provider takes its time',
    session: 'player',
    faults: [{ ...call, delayMs: 10_000 }],
  },
  {
    module: 'TransactionsPage',
    id: 'failed',
    title: 'The provider fails',
    session: 'player',
    faults: [{ ...call, status: 500, body: { message: 'The ledger is being serviced.' } }],
  },
  {
    module: 'TransactionsPage',
    id: 'unreachable',
    title: 'The connection breaks',
    session: 'player',
    faults: [{ ...call, drop: 'before' }],
  },
  {
    module: 'TransactionsPage',
    id: 'malformed',
    title: 'An answer of another shape',
    session: 'player',
    faults: [{ ...call, status: 200, body: { rows: [] } }],
  },
  { module: 'TransactionsPage', id: 'expired', title: 'The session has expired', session: 'expired' },
  { module: 'TransactionsPage', id: 'signed-out', title: 'A visitor', session: 'signed-out' },

  ...betStates,
];

export default states;
