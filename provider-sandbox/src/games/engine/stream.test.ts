import { createHmac } from 'node:crypto';
import { parse, safeParse } from 'valibot';
import { automaticRules, highestTarget } from '../automatic/rules';
import { diceRules } from '../dice/rules';
import { kenoRules } from '../keno/rules';
import { limboRules } from '../limbo/rules';
import { minesRules } from '../mines/rules';
import { plinkoRules } from '../plinko/rules';
import type { GameRules } from './gameRules';
import { drawOutcome, type RoundSeeds, readFloats } from './stream';

const first: RoundSeeds = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
  nonce: 0,
};
const second: RoundSeeds = { serverSeed: 'def', clientSeed: 'abc', nonce: 0 };

test('the first four bytes of the stream are the first float', () => {
  expect(readFloats(first, 1)).toEqual([0x42013eb6 / 2 ** 32]);
  expect(readFloats(second, 3)).toEqual([0.8320531346835196, 0.8531235849950463, 0.18227359023876488]);
});

test('each cursor gives eight floats, equal to an independent HMAC-SHA256', () => {
  const byHand = [0, 1, 2].flatMap((cursor) => {
    const digest = createHmac('sha256', second.serverSeed).update(`abc:0:${cursor}`).digest();
    return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4) / 2 ** 32);
  });
  expect(readFloats(second, 24)).toEqual(byHand);
});

const keno = { risk: 'classic', picks: [1, 2, 3] };
const dice = { direction: 'over', target: 5_000 };

test.each<[string, GameRules, unknown, RoundSeeds, string]>([
  ['Dice', diceRules, dice, first, '25.78'],
  ['Dice', diceRules, dice, second, '83.21'],
  ['Limbo', limboRules, { target: 200 }, first, '3.83×'],
  ['Limbo', limboRules, { target: 200 }, second, '1.18×'],
  ['Automatic', automaticRules, { target: 200 }, first, '3.83×'],
  ['Automatic', automaticRules, { target: 200 }, second, '1.18×'],
  ['Keno', kenoRules, keno, first, '11, 4, 34, 28, 22, 17, 10, 1, 33, 36'],
  ['Keno', kenoRules, keno, second, '34, 35, 7, 30, 8, 24, 23, 18, 40, 20'],
])('%s draws the known outcome', (_, rules, bet, seeds, drawn) => {
  const outcome = drawOutcome(rules, { scheme: 2, seeds, bet });
  expect(rules.describe(bet, outcome).drawn).toBe(drawn);
});

test.each<[string, GameRules, unknown]>([
  ['a mine more than there is room for', minesRules, { mines: 22, tiles: [1, 2, 3, 4] }],
  ['no mine', minesRules, { mines: 0, tiles: [1] }],
  ['half a mine', minesRules, { mines: 1.5, tiles: [1] }],
  ['no tile', minesRules, { mines: 3, tiles: [] }],
  ['a tile twice', minesRules, { mines: 3, tiles: [1, 1] }],
  ['a tile beyond the board', minesRules, { mines: 3, tiles: [26] }],
  ['eleven picks', kenoRules, { risk: 'low', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ['a pick beyond the board', kenoRules, { risk: 'low', picks: [41] }],
  ['an unknown risk', kenoRules, { risk: 'constructor', picks: [1] }],
  ['a target too low', limboRules, { target: 100 }],
  ['a target too high', limboRules, { target: 100_000_001 }],
  ['a target beyond the whole mosaic', automaticRules, { target: highestTarget + 1 }],
  ['an unsupported number of rows', plinkoRules, { rows: 9, risk: 'low' }],
  ['no bet', plinkoRules, undefined],
])('a bet with %s is refused', (_, rules, bet) => {
  expect(safeParse(rules.betSchema, bet).success).toBe(false);
});

test('picks in any order are the same bet', () => {
  expect(parse(kenoRules.betSchema, { risk: 'low', picks: [7, 40, 1] })).toEqual({ risk: 'low', picks: [1, 7, 40] });
});

test('the largest result of Limbo is finite', () => {
  expect(limboRules.draw([0], { target: 200 })).toEqual({ result: Math.floor(99 * 2 ** 32) });
  expect(limboRules.draw([1 - 2 ** -32], { target: 200 })).toEqual({ result: 100 });
});

test('the largest result of Automatic completes the mosaic', () => {
  expect(automaticRules.draw([0], { target: 200 })).toEqual({ result: highestTarget });
});

test('refuses a scheme that the game never had', () => {
  expect(() => drawOutcome(diceRules, { scheme: 3, seeds: first, bet: dice })).toThrow('dice has no scheme 3.');
});
