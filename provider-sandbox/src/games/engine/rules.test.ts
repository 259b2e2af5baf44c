import { compareDecimals, countDecimalPlaces, multiplyDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { automaticRules } from '../automatic/rules';
import { countWinningFaces, readMultiplier as diceMultiplier, diceRules, faces, isAllowedBet } from '../dice/rules';
import { kenoRules } from '../keno/rules';
import { limboRules } from '../limbo/rules';
import { boardSize, readMultiplier as minesMultiplier, minesRules } from '../mines/rules';
import { plinkoRules } from '../plinko/rules';
import type { GameRules } from './gameRules';

const float = fc.nat(2 ** 32 - 1).map((units) => units / 2 ** 32);
const numbers = (max: number, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: most })
    .map((all) => all.sort((a, b) => a - b));

const games: readonly (readonly [GameRules, fc.Arbitrary<unknown>])[] = [
  [
    diceRules as GameRules,
    fc.record({ direction: fc.constantFrom('over', 'under'), target: fc.integer({ min: 1, max: faces - 1 }) }),
  ],
  [limboRules as GameRules, fc.record({ target: fc.integer({ min: 101, max: 100_000_000 }) })],
  [automaticRules as GameRules, fc.record({ target: fc.integer({ min: 101, max: 1_000_000 }) })],
  [
    kenoRules as GameRules,
    fc.record({ risk: fc.constantFrom('classic', 'low', 'medium', 'high'), picks: numbers(40, 10) }),
  ],
  [minesRules as GameRules, fc.record({ mines: fc.integer({ min: 1, max: 24 }), tiles: numbers(25, 24) })],
  [
    plinkoRules as GameRules,
    fc.record({ rows: fc.constantFrom(8, 12, 16), risk: fc.constantFrom('low', 'medium', 'high') }),
  ],
];

test.each(games.map(([rules, bets]) => [rules.slug, rules, bets] as const))(
  '%s pays at most what the limit is checked against, never less than nothing, and no finer than it shows',
  (_, rules, bets) => {
    fc.assert(
      fc.property(bets, fc.array(float, { minLength: 24, maxLength: 24 }), (wanted, floats) => {
        const read = safeParse(rules.betSchema, wanted);
        fc.pre(read.success);
        const bet = read.output;
        const multiplier = rules.multiplier(bet, rules.draw(floats.slice(0, rules.floatsNeeded(bet)), bet));
        expect(compareDecimals(multiplier, rules.largestMultiplier(bet))).toBeLessThanOrEqual(0);
        expect(compareDecimals(multiplier, '0')).toBeGreaterThanOrEqual(0);
        expect(countDecimalPlaces(multiplier)).toBeLessThanOrEqual(4);
      }),
      { numRuns: 300 },
    );
  },
);

test('no bet on Dice returns more than 99 %, nor a ten-thousandth of the stake less per winning face', () => {
  for (const direction of ['over', 'under'] as const) {
    for (let target = 0; target <= faces; target += 1) {
      const bet = { direction, target };
      if (!isAllowedBet(bet)) continue;
      const winning = countWinningFaces(bet);
      const paid = BigInt(winning) * BigInt(diceMultiplier(bet).replace('.', ''));
      expect(paid <= BigInt(faces) * 9_900n && paid > BigInt(faces) * 9_900n - BigInt(winning)).toBe(true);
    }
  }
});

test('no number of mines and tiles returns more than 99 %', () => {
  const chance = (mines: number, tiles: number) => {
    let [ways, all] = [1n, 1n];
    for (let index = 0; index < tiles; index += 1) {
      ways *= BigInt(boardSize - mines - index);
      all *= BigInt(boardSize - index);
    }
    return { ways, all };
  };
  for (let mines = 1; mines < boardSize; mines += 1) {
    for (let tiles = 1; tiles <= boardSize - mines; tiles += 1) {
      const { ways, all } = chance(mines, tiles);
      const bet = { mines, tiles: Array.from({ length: tiles }, (_, index) => index + 1) };
      const paid = ways * BigInt(minesMultiplier(bet).replace('.', ''));
      expect(paid <= all * 9_900n && paid > all * 9_900n - ways).toBe(true);
    }
  }
});

test('no target returns more than 99 % and the chance of one float', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_000_000 }), (target) => {
      // The largest float, of 2^32, that still reaches the target.
      const units = Math.floor((99 * 2 ** 32) / target);
      const multiplierAt = (unit: number) =>
        limboRules.multiplier({ target }, limboRules.draw([unit / 2 ** 32], { target }));
      expect(multiplierAt(units)).toBe(limboRules.largestMultiplier({ target }));
      expect(multiplierAt(units + 1)).toBe('0');
      const won = multiplyDecimals(String(units), limboRules.largestMultiplier({ target }));
      expect(compareDecimals(won, multiplyDecimals(String(2 ** 32), '0.99'))).toBeLessThanOrEqual(0);
    }),
    { numRuns: 1_000 },
  );
});
