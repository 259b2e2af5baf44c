/** @jest-environment node */
import { compareDecimals, countDecimalPlaces } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { drawDigest } from '../fairness';
import {
  countWinningFaces,
  type DiceBet,
  isAllowedBet,
  isWinningRoll,
  readChance,
  readHundredths,
  readMultiplier,
  readPayout,
  readProfit,
  readRoll,
  writeHundredths,
} from './rules';

const bets = fc
  .record({
    direction: fc.constantFrom('over' as const, 'under' as const),
    target: fc.integer({ min: 0, max: 10_000 }),
  })
  .filter(isAllowedBet);
const stakes = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((units) => {
  const digits = units.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
});

test.each<[DiceBet, string, string, string]>([
  [{ direction: 'over', target: 5_000 }, '1.9800', '50.0000', '0.00038075'],
  [{ direction: 'under', target: 5_000 }, '1.9800', '50.0000', '0.00038075'],
  [{ direction: 'over', target: 9_999 }, '9900.0000', '0.0100', '1.90377000'],
  [{ direction: 'under', target: 9_800 }, '1.0102', '98.0000', '0.00019426'],
  [{ direction: 'over', target: 6_700 }, '3.0000', '33.0000', '0.00057690'],
])('a bet %p pays %s at %s %%: %s for a stake of 0.0001923', (bet, multiplier, chance, payout) => {
  expect(readMultiplier(bet)).toBe(multiplier);
  expect(readChance(bet)).toBe(chance);
  expect(readPayout(bet, '0.0001923')).toBe(payout);
});

test.each([
  ['over', 199, false],
  ['over', 200, true],
  ['over', 9_999, true],
  ['over', 10_000, false],
  ['under', 0, false],
  ['under', 1, true],
  ['under', 9_800, true],
  ['under', 9_801, false],
] as const)('%s %i is allowed: %p', (direction, target, isAllowed) => {
  expect(isAllowedBet({ direction, target })).toBe(isAllowed);
});

test.each([
  ['50', 5_000],
  ['50.', 5_000],
  ['50.5', 5_050],
  [' 0.01 ', 1],
  ['50.005', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads the target "%s" as %p', (text, hundredths) => {
  expect(readHundredths(text)).toBe(hundredths);
});

test('exactly the faces that the chance counts win', () => {
  fc.assert(
    fc.property(bets, (bet) => {
      let winning = 0;
      for (let roll = 0; roll < 10_000; roll += 1) if (isWinningRoll(bet, roll)) winning += 1;
      return winning === countWinningFaces(bet);
    }),
    { numRuns: 40 },
  );
});

test('over and under the same target win on every roll between them, and never both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 9_999 }), (target, roll) => {
      return isWinningRoll({ direction: 'over', target }, roll) !== isWinningRoll({ direction: 'under', target }, roll);
    }),
  );
});

test('the house keeps one per cent or a little more, never less, and never invents a digit', () => {
  fc.assert(
    fc.property(bets, stakes, (bet, stake) => {
      const payout = readPayout(bet, stake);
      // payout × winning faces ≤ stake × 9,900, in whole units of the ledger.
      const units = (amount: string) => BigInt(amount.replace('.', ''));
      expect(units(payout) * BigInt(countWinningFaces(bet)) <= units(stake) * 9_900n).toBe(true);
      expect(countDecimalPlaces(payout)).toBeLessThanOrEqual(8);
      expect(compareDecimals(readProfit(bet, stake), payout)).toBe(-1);
    }),
  );
});

test('every digest is a roll from 0.00 to 99.99, the same each time', () => {
  const text = fc.string({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(text, text, fc.nat(), (serverSeed, clientSeed, nonce) => {
      const roll = readRoll(drawDigest(serverSeed, clientSeed, nonce));
      expect(roll).toBe(readRoll(drawDigest(serverSeed, clientSeed, nonce)));
      expect(Number.isInteger(roll) && roll >= 0 && roll <= 9_999).toBe(true);
      expect(readHundredths(writeHundredths(roll))).toBe(roll);
    }),
  );
});

test.each([
  ['0000000000000', 0],
  ['fffffffffffff', 9_999],
  ['8000000000000', 5_000],
  // The last number below the step to 0.01, and the first at it.
  ['00068db8bac71', 0],
  ['00068db8bac72', 1],
])('the digits %s are the roll %i', (digits, roll) => {
  expect(readRoll(digits.padEnd(64, '7'))).toBe(roll);
});

test('the example of the README holds', () => {
  const digest = drawDigest('tessera', 'player', 0);
  expect([digest.slice(0, 13), writeHundredths(readRoll(digest))]).toEqual(['c6da2a0d79d0a', '77.67']);
});

test('rolls fall evenly', () => {
  const buckets = new Array<number>(20).fill(0);
  const rolls = 20_000;
  for (let nonce = 0; nonce < rolls; nonce += 1) {
    const bucket = Math.floor(readRoll(drawDigest('a server seed', 'a client seed', nonce)) / 500);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  const expected = rolls / buckets.length;
  const chiSquare = buckets.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 19 degrees of freedom; beyond 43.8 once in a thousand, and this sample is always the same one.
  expect(chiSquare).toBeLessThan(43.8);
});
