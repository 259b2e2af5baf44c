import { findLimitBreach, limitsOf } from './limits';

test.each([
  ['BTC', '0.00000015', '1.50000000', '15.00000000'],
  ['ETH', '0.00000320', '32.00000000', '320.00000000'],
  ['USDT', '0.01000000', '100000.00000000', '1000000.00000000'],
  ['DOGE', '0.06600000', '660000.00000000', '6600000.00000000'],
  ['FUN', '0.01000000', '100000.00000000', '1000000.00000000'],
])('%s is staked from %s to %s, and a round pays at most %s', (currency, minStake, maxStake, largestPayout) => {
  expect(limitsOf(currency)).toEqual({ minStake, maxStake, largestPayout });
});

test.each([
  ['0.00999999', '2', 'minStake'],
  ['0.01', '2', undefined],
  ['100000', '10', undefined],
  ['100000.00000001', '2', 'maxStake'],
  ['100000', '10.0001', 'largestPayout'],
] as const)('a stake of %s that may pay %s× breaks %p', (stake, largestMultiplier, breach) => {
  expect(findLimitBreach(limitsOf('USDT'), stake, largestMultiplier)).toBe(breach);
});
