import fc from 'fast-check';
import { drawOutcome } from '../engine/stream';
import {
  countWinningFaces,
  type DiceBet,
  diceRules,
  faces,
  isAllowedBet,
  isWinningRoll,
  readChance,
  readMultiplier,
} from './rules';

const bets = fc
  .record({
    direction: fc.constantFrom('over' as const, 'under' as const),
    target: fc.integer({ min: 0, max: faces }),
  })
  .filter(isAllowedBet);

test.each<[DiceBet, string, string]>([
  [{ direction: 'over', target: 5_000 }, '1.9798', '50.0049'],
  [{ direction: 'under', target: 5_000 }, '1.9801', '49.9950'],
  [{ direction: 'over', target: 10_000 }, '9900.9900', '0.0099'],
  [{ direction: 'under', target: 9_801 }, '1.0102', '98.0001'],
  [{ direction: 'over', target: 6_701 }, '3.0003', '32.9967'],
])('a bet %p pays %s at %s %%', (bet, multiplier, chance) => {
  expect(readMultiplier(bet)).toBe(multiplier);
  expect(readChance(bet)).toBe(chance);
});

test.each([
  ['over', 199, false],
  ['over', 200, true],
  ['over', 10_000, true],
  ['over', 10_001, false],
  ['under', 0, false],
  ['under', 1, true],
  ['under', 9_801, true],
  ['under', 9_802, false],
  ['under', 1.5, false],
] as const)('%s %p is allowed: %p', (direction, target, isAllowed) => {
  expect(isAllowedBet({ direction, target })).toBe(isAllowed);
});

test('exactly as many faces win as the chance says', () => {
  fc.assert(
    fc.property(bets, (bet) => {
      let winning = 0;
      for (let roll = 0; roll < faces; roll += 1) if (isWinningRoll(bet, roll)) winning += 1;
      return winning === countWinningFaces(bet);
    }),
    { numRuns: 40 },
  );
});

test('over and under the same target win on every roll between them, and never both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: faces }), fc.integer({ min: 0, max: faces - 1 }), (target, roll) => {
      return isWinningRoll({ direction: 'over', target }, roll) !== isWinningRoll({ direction: 'under', target }, roll);
    }),
  );
});

test('the first and the last roll can be drawn', () => {
  const bet: DiceBet = { direction: 'over', target: 5_000 };
  expect(diceRules.draw([0], bet)).toEqual({ roll: 0 });
  expect(diceRules.draw([1 - 2 ** -32], bet)).toEqual({ roll: 10_000 });
});

test.each([
  ['0000000000000', 0],
  ['fffffffffffff', 9_999],
  ['8000000000000', 5_000],
  // The last number below the step to 0.01, and the first at it.
  ['00068db8bac71', 0],
  ['00068db8bac72', 1],
])('under scheme 1 the digits %s are the roll %i', (digits, roll) => {
  expect(diceRules.drawOfScheme1?.(digits.padEnd(64, '7'))).toEqual({ roll });
});

test('a round of scheme 1 still verifies', () => {
  const seeds = { serverSeed: 'tessera', clientSeed: 'player', nonce: 0 };
  const bet: DiceBet = { direction: 'over', target: 5_000 };
  expect(drawOutcome(diceRules, { scheme: 1, seeds, bet })).toEqual({ roll: 7_767 });
});
