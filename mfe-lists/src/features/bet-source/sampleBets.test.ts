import { parseDecimal } from '@tessera/shared-contracts/money';
import { sampleBets } from './sampleBets';

test('no two sample bets have the same id', () => {
  expect(new Set(sampleBets.map(({ id }) => id)).size).toBe(sampleBets.length);
});

test('sample bets are in descending order of time', () => {
  const dates = sampleBets.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('every amount of the sample is exact', () => {
  for (const { amount, multiplier, payout } of sampleBets) {
    expect([amount, multiplier, payout].map(parseDecimal)).toEqual([amount, multiplier, payout]);
  }
});
