/** @jest-environment node */
import fc from 'fast-check';
import { diceMessages } from '../dice.messages';
import { countWinningFaces, isAllowedBet } from '../rules';
import {
  checkTable,
  describeValue,
  scaleStake,
  suggestStake,
  swapSides,
  type Table,
  takeChance,
  takeMultiplier,
  takeStake,
  takeTarget,
  withWinningFaces,
} from './table';

const table: Table = {
  bet: { direction: 'over', target: 5_000 },
  stake: '0.1',
  currency: 'BTC',
  stakeBalances: [{ currency: 'BTC', amount: '0.5', usdRate: '65000' }],
};

test.each([
  ['a bet that is covered', {}, undefined],
  ['a stake that is no amount', { stake: 'x' }, diceMessages.stakeInvalid],
  ['no stake', { stake: '0' }, diceMessages.stakeInvalid],
  ['nine decimals', { stake: '0.000000001' }, diceMessages.stakeInvalid],
  ['a target without a chance', { bet: { direction: 'under', target: 0 } as const }, diceMessages.targetInvalid],
  ['more than the balance', { stake: '0.50000001' }, diceMessages.insufficient],
])('of %s says %p', (_, change, problem) => {
  expect(checkTable({ ...table, ...change })).toBe(problem);
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
  ['target', takeTarget, '2', 200],
  ['target', takeTarget, '50,5', 5_050],
  ['target', takeTarget, '1.99', undefined],
  ['target', takeTarget, '', undefined],
  ['chance', takeChance, '50', 5_000],
  ['chance', takeChance, '0.01', 9_999],
  ['chance', takeChance, '12,34', 8_766],
  ['chance', takeChance, '98.01', undefined],
  ['chance', takeChance, '12.345', undefined],
  ['multiplier', takeMultiplier, '2', 5_050],
  ['multiplier', takeMultiplier, '9900', 9_999],
  ['multiplier', takeMultiplier, '9,900', undefined],
  ['multiplier', takeMultiplier, '1', undefined],
  ['multiplier', takeMultiplier, 'x', undefined],
] as const)('the %s typed as %p puts the target of over at %p', (_, take, text, target) => {
  expect(take(table, text)?.bet.target).toBe(target);
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
  expect(suggestStake({ currency: 'BTC', amount: '1', usdRate: '65000' })).toBe('0.00001538');
  expect(suggestStake({ currency: 'FUN', amount: '1', usdRate: null })).toBe('1');
});

test('shows a value where the coin has a rate', () => {
  expect(describeValue('0.0001923', { currency: 'BTC', amount: '1', usdRate: '65000' })).toBe('0.0001923 BTC · $12.50');
  expect(describeValue('1.00', { currency: 'FUN', amount: '1', usdRate: null })).toBe('1.00 FUN');
});

test('switching sides keeps the chance, and any wish becomes a bet that can be played', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('over' as const, 'under' as const),
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      (direction, wanted) => {
        const bet = withWinningFaces({ direction, target: 0 }, wanted);
        expect(isAllowedBet(bet)).toBe(true);
        expect(countWinningFaces(swapSides(bet))).toBe(countWinningFaces(bet));
      },
    ),
  );
});
