import { transactionSchema } from '@tessera/shared-contracts/api';
import { aTransaction } from '@tessera/shared-contracts/testing';
import { parse } from 'valibot';
import { trackDeposits } from './deposits';

const now = Date.parse('2025-11-20T12:00:00Z');
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
const deposit = (changes: object = {}) =>
  parse(transactionSchema, aTransaction({ _id: 'd', type: 'deposit', createdAt: at(1), ...changes }));
const stagesOf = (...history: ReturnType<typeof deposit>[]) =>
  trackDeposits(history, now).map(({ id, stage }) => `${id} ${stage}`);

test.each([
  ['waiting', 'waiting'],
  ['CONFIRMING', 'confirming'],
  ['confirmed', 'credited'],
  ['sending', 'credited'],
  ['finished', 'credited'],
  ['held', 'held'],
  ['partially_paid', 'ended'],
  ['failed', 'ended'],
  ['expired', 'ended'],
  [null, 'ended'],
])('the status %s is the stage %s', (status, stage) => {
  expect(stagesOf(deposit({ status }))).toEqual([`d ${stage}`]);
});

test('pending and held deposits are tracked however old they are, others for an hour', () => {
  const history = [
    deposit({ _id: 'old', status: 'waiting', createdAt: at(100_000) }),
    deposit({ _id: 'held', status: 'held', createdAt: at(100_001) }),
    deposit({ _id: 'over', status: 'finished', createdAt: at(61) }),
    deposit({ _id: 'recent', status: 'finished', createdAt: at(59) }),
    deposit({ _id: 'undated', status: 'finished', createdAt: 'today' }),
  ];
  expect(stagesOf(...history)).toEqual(['recent credited', 'old waiting', 'held held']);
});

test('other kinds of transactions are not deposits, and three are enough', () => {
  const history = [1, 4, 2, 3].map((minutes) =>
    deposit({ _id: `${minutes}`, status: 'waiting', createdAt: at(minutes) }),
  );
  expect(stagesOf(deposit({ type: 'withdraw' }), ...history)).toEqual(['1 waiting', '2 waiting', '3 waiting']);
});
