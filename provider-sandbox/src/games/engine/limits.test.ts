import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  smallestDecimal,
  subtractDecimals,
} from '@tessera/shared-contracts/money';
import { coins, usdRates } from '../../wallet/coins';
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

const symbols = [...new Set(coins.map(({ symbol }) => symbol))];
const unit = smallestDecimal(8);

test.each(symbols)('limits of %s are at most their dollars, and nearly as much', (currency) => {
  const rate = usdRates.get(currency) ?? '0';
  const limits = limitsOf(currency);
  for (const [limit, dollars] of [
    [limits.minStake, '0.01'],
    [limits.maxStake, '100000'],
    [limits.largestPayout, '1000000'],
  ] as const) {
    expect(compareDecimals(multiplyDecimals(limit, rate), dollars)).toBeLessThanOrEqual(0);
    expect(compareDecimals(multiplyDecimals(limit, rate), multiplyDecimals(dollars, '0.9'))).toBe(1);
  }
});

test.each(symbols)('in %s each limit itself is allowed, and one unit beyond it is not', (currency) => {
  const { minStake, maxStake, largestPayout } = limitsOf(currency);
  const breach = (stake: string, largest = '1') => findLimitBreach(limitsOf(currency), stake, largest);
  expect([breach(minStake), breach(maxStake), breach(largestPayout)]).toEqual([undefined, undefined, 'maxStake']);
  expect(breach(subtractDecimals(minStake, unit))).toBe('minStake');
  expect(breach(addDecimals(maxStake, unit))).toBe('maxStake');
  expect(breach(maxStake, '9.9')).toBeUndefined();
  expect(breach(maxStake, '11.2')).toBe('largestPayout');
});
