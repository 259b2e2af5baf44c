import { gameMessages } from './game.messages';
import { checkStake, describeNet, largestStake, scaleStake, suggestStake, type Table, takeStake } from './table';

const limits = { minStake: '0.00000015', maxStake: '1.5', largestPayout: '15' };
const table: Table = {
  stake: '0.1',
  currency: 'BTC',
  stakeBalances: [{ currency: 'BTC', amount: '2.50000000', usdRate: '65000', limits }],
};

test.each([
  ['a stake that is covered', '0.1', '2', undefined],
  ['a stake that is no amount', 'x', '2', gameMessages.stakeInvalid],
  ['no stake', '0', '2', gameMessages.stakeInvalid],
  ['nine decimals', '0.000000001', '2', gameMessages.stakeInvalid],
  ['more than the balance', '2.50000001', '2', gameMessages.insufficient],
  ['less than the smallest bet', '0.00000014', '2', 'The smallest bet is 0.00000015 BTC.'],
  ['the largest bet', '1.5', '2', undefined],
  ['more than the largest bet', '1.50000001', '2', 'The largest bet is 1.5 BTC.'],
  ['what could win the largest payout', '0.15', '100', undefined],
  ['what could win more', '0.15000001', '100', 'One round pays at most 15 BTC, and this bet could win more. Lower it.'],
])('of %s says %p', (_, stake, largestMultiplier, problem) => {
  expect(checkStake({ ...table, stake }, largestMultiplier)).toBe(problem);
});

test.each([
  ['the balance', '0.70000000', '1.9798', '0.7'],
  ['the largest bet', '2.50000000', '1.9798', '1.5'],
  ['the largest payout', '2.50000000', '9900.99', '0.001515'],
  ['nothing', '0.00000000', '2', '0'],
])('Max goes up to %s', (_, amount, largestMultiplier, largest) => {
  const stakeBalances = [{ currency: 'BTC', amount, usdRate: '65000', limits }];
  expect(largestStake({ ...table, stakeBalances }, largestMultiplier)).toBe(largest);
});

test.each([
  ['0.00000001', '0.5', '0'],
  ['0.00000003', '0.5', '0.00000001'],
  ['0.3', '0.5', '0.15'],
  ['0.1', '2', '0.2'],
  ['x', '2', 'x'],
] as const)('%s times %s is %s', (stake, factor, scaled) => {
  expect(scaleStake(stake, factor)).toBe(scaled);
});

test.each([
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  ['0.00000001', '0.00000001'],
  ['0,000000001', undefined],
  ['1,000', undefined],
  ['1,000.50', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['', undefined],
])('the stake typed as %p is %p', (text, stake) => {
  expect(takeStake(table, text)?.stake).toBe(stake);
});

test('suggests about a dollar', () => {
  expect(suggestStake({ usdRate: '65000' })).toBe('0.00001538');
  expect(suggestStake({ usdRate: null })).toBe('1');
});

test.each([
  ['0.0001923', '65000', '+0.00019230 BTC · +$12.50'],
  ['-0.00001538', '65000', '−0.00001538 BTC · −$1.00'],
  ['0', '65000', '0.00000000 BTC · $0.00'],
  ['-0.00000001', '65000', '−0.00000001 BTC · $0.00'],
  ['-1', null, '−1.00 BTC'],
])('shows a net of %s at the rate %p as %p', (net, usdRate, text) => {
  expect(describeNet(net, { currency: 'BTC', usdRate })).toBe(text);
});
