import { coinHeldMost } from '.';

const held = (currency: string, amount: string, usdValue: string) => ({ currency, amount, usdValue });

test.each([
  ['the most valuable one', [held('DOGE', '4000', '600.00'), held('ETH', '0.5', '1550.00')], 'ETH'],
  ['the first of equal ones', [held('BTC', '0.01', '650.00'), held('USDT', '650', '650.00')], 'BTC'],
  ['one without a value rather than an empty one', [held('BTC', '0', '0.00'), held('XYZ', '1', '0.00')], 'XYZ'],
  ['none of empty ones', [held('BTC', '0.00000000', '0.00')], undefined],
])('picks %s', (_, balances, expected) => {
  expect(coinHeldMost(balances)).toBe(expected);
});
