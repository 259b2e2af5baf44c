import fc from 'fast-check';
import { countWinningFaces, type DiceBet, isAllowedBet } from '../rules';
import { swapSides, takeChance, takeMultiplier, takeTarget, withWinningFaces } from './bets';

const bet: DiceBet = { direction: 'over', target: 5_000 };

test.each([
  ['target', takeTarget, '2', 200],
  ['target', takeTarget, '50,5', 5_050],
  ['target', takeTarget, '1.99', undefined],
  ['target', takeTarget, '50.005', undefined],
  ['target', takeTarget, '', undefined],
  ['chance', takeChance, '50', 5_000],
  ['chance', takeChance, '0.01', 10_000],
  ['chance', takeChance, '12,34', 8_767],
  ['chance', takeChance, '98', 200],
  ['chance', takeChance, '98.01', undefined],
  ['chance', takeChance, '12.345', undefined],
  ['multiplier', takeMultiplier, '2', 5_051],
  ['multiplier', takeMultiplier, '9900', 10_000],
  ['multiplier', takeMultiplier, '9,900', undefined],
  ['multiplier', takeMultiplier, '1', undefined],
  ['multiplier', takeMultiplier, 'x', undefined],
] as const)('the %s typed as %p puts the target of over at %p', (_, take, text, target) => {
  expect(take(bet, text)?.target).toBe(target);
});

test('switching sides keeps the chance, and any wanted chance or multiplier gives a playable bet', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('over' as const, 'under' as const),
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      (direction, wanted) => {
        const made = withWinningFaces({ direction, target: 0 }, wanted);
        expect(isAllowedBet(made)).toBe(true);
        expect(countWinningFaces(swapSides(made))).toBe(countWinningFaces(made));
      },
    ),
  );
});
