import type { Balance } from '@tessera/shared-contracts/api';
import { compareDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { usdAtPrice, usdValueOf } from './usdValue';

const holding = (amount: string, usdValue: string, currency = 'BTC'): Balance => ({
  totalUsd: usdValue,
  balances: { readable: [{ currency, amount, usdValue }], unreadable: 0 },
});

test.each([
  ['0.025', '0.08421839', '5474.19', '1624.99841186'],
  ['0.08421839', '0.08421839', '5474.19', '5474.19'],
  ['0,5', '1', '65000', '32500'],
  ['2', '1', '65000.01', '130000.02'],
  ['0.00000001', '1', '65000', '0.00065'],
  ['0.333333333333333333', '3', '90071992547409.93', '10007999171934.43665665'],
])('of %s, at %s for $%s, is $%s', (typed, amount, usdValue, expected) => {
  expect(usdValueOf(typed, 'btc', holding(amount, usdValue))).toBe(expected);
});

test.each([
  ['no amount', '', holding('1', '2')],
  ['a possible thousands separator', '1,000', holding('1', '2')],
  ['nothing', '0', holding('1', '2')],
  ['a negative amount', '-1', holding('1', '2')],
  ['a coin with a zero balance', '1', holding('0', '0')],
  ['a coin that is not in the balance', '1', holding('1', '2', 'ETH')],
])('of %s is not known', (_what, typed, balance) => {
  expect(usdValueOf(typed, 'BTC', balance)).toBeUndefined();
});

const prices = {
  coins: {
    readable: [
      { currency: 'LTC', usd: '80.000000000000000001' },
      { currency: 'XRP', usd: '0' },
    ],
    unreadable: 0,
  },
};

test.each([
  ['2', 'ltc', prices, '160.000000000000000002'],
  ['0,00000001', 'LTC', prices, '0.00000080000000000000000001'],
  ['', 'LTC', prices, undefined],
  ['0', 'LTC', prices, undefined],
  ['1,000', 'LTC', prices, undefined],
  ['1', 'XRP', prices, undefined],
  ['1', 'BTC', prices, undefined],
  ['1', 'LTC', {}, undefined],
])('at the provider’s price, %p %s of %j is %p', (typed, symbol, rates, expected) => {
  expect(usdAtPrice(typed, symbol, rates)).toBe(expected);
});

test('a share is never worth more than the whole', () => {
  const cents = fc.nat().map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), cents, (a, b, usdValue) => {
      const value = usdValueOf(String(Math.min(a, b)), 'BTC', holding(String(Math.max(a, b)), usdValue));
      expect(compareDecimals(value ?? '', usdValue)).toBeLessThanOrEqual(0);
    }),
  );
});
