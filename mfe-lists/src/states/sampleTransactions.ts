import { calls, transactionStatuses } from '@tessera/shared-contracts/api/schema';
import { answered } from '@tessera/workbench/state';

/** The call for a page of transactions after the first. */
export const olderTransactions = { method: 'GET', path: `${calls.transactions.path}?*before=*` };

/** A transaction of the provider: a deposit unless `fields` say otherwise; the higher its number, the older. */
export const transaction = (number: number, fields: object = {}) => ({
  _id: `66f2c1a09be4d1230a9b${number.toString(16).padStart(4, '0')}`,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - number * 5_400_000).toISOString(),
  currency: 'btc',
  amount: 0.025,
  status: 'finished',
  type: 'deposit',
  ...fields,
});

const types = ['deposit', 'withdraw', 'rakeback', 'reward', 'deposit'];
const sums = [
  { currency: 'btc', amount: 0.025 },
  { currency: 'usdt', amount: 120 },
  { currency: 'btc', amount: 0.00041 },
  { currency: 'sol', amount: 1.5 },
  { currency: 'eth', amount: '0.631500000000000001' },
];

/** Transactions of every usual type. */
export const transactionRows = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    transaction(number, { type: types[number % types.length], ...sums[number % sums.length] }),
  );

/** One transaction of each status, an unknown one and a missing one. */
export const everyStatus = [...transactionStatuses, 'on_hold', undefined].map((status, number) =>
  transaction(number, { type: types[number % types.length], status }),
);

/** Transactions with texts and amounts that no provider should send. */
export const longTexts = [
  { type: 'Tournament_prize', currency: 'eth', amount: '0.631500000000000001' },
  { type: 'Referral_commission_payout', status: 'awaiting_manual_confirmation_by_support' },
  { type: 'withdraw', amount: '12345678901234567890.123456789012345678', currency: 'usdt' },
  { type: 'deposit', amount: '123456789012345678901234567890', currency: 'a_currency_of_many_letters' },
  { _id: 'x'.repeat(120), type: '<b>reward</b>', status: '=1+1', createdAt: 'soon' },
].map((fields, number) => transaction(number, fields));

/** The provider lists these transactions, as the first of `total`. */
export const listed = (transactions: readonly unknown[], total = transactions.length) => [
  answered(calls.transactions, { transactions, total }),
];

/** A history of nine pages. */
export const manyTransactions = listed(transactionRows(128));
