import { createCipheriv } from 'node:crypto';
import { keno } from '@tessera/shared-contracts/originals';
import { automaticRules } from './automatic/rules';
import { type DiceBet, diceRules, faces } from './dice/rules';
import type { GameRules } from './engine/gameRules';
import { kenoRules } from './keno/rules';
import { limboRules } from './limbo/rules';
import { type MinesBet, type MinesOutcome, minesRules } from './mines/rules';
import { type PlinkoBet, type PlinkoOutcome, plinkoRules, rightsOf } from './plinko/rules';

/** A possible result of a bet: its probability, and a round with this result. */
interface Result<Outcome> {
  readonly probability: number;
  readonly outcome: Outcome;
}

interface Case<Bet = unknown, Outcome = unknown> {
  readonly name: string;
  readonly rules: GameRules<Bet, Outcome>;
  readonly bet: Bet;
  readonly results: readonly Result<Outcome>[];
  /** Name of the mapping from outcomes to results. Bets of the same tally are counted together. */
  readonly tally: string;
  indexOf(outcome: Outcome): number;
}

const rounds = 1_000_000;
const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let index = 0; index < k; index += 1) ways = (ways * (n - index)) / (index + 1);
  return k > n ? 0 : Math.round(ways);
};
const range = (size: number, from = 0) => Array.from({ length: size }, (_, index) => from + index);

const diceCases = (
  [
    { direction: 'over', target: 5_000 },
    { direction: 'under', target: 9_801 },
    { direction: 'over', target: 9_900 },
  ] as const
).map((bet): Case<DiceBet, { roll: number }> => {
  const winning = bet.direction === 'over' ? faces - bet.target : bet.target;
  const wins = (roll: number) => (bet.direction === 'over' ? roll >= bet.target : roll < bet.target);
  return {
    name: `Dice ${bet.direction} ${bet.target}`,
    tally: `${bet.direction} ${bet.target}`,
    rules: diceRules,
    bet,
    results: [
      { probability: winning / faces, outcome: { roll: bet.direction === 'over' ? 10_000 : 0 } },
      { probability: 1 - winning / faces, outcome: { roll: bet.direction === 'over' ? 0 : 10_000 } },
    ],
    indexOf: ({ roll }) => (wins(roll) ? 0 : 1),
  };
});

/** Cases of the games that pay a target if the multiplier reaches it. */
const reachCases = (
  [
    ['Limbo', limboRules, 101],
    ['Limbo', limboRules, 200],
    ['Limbo', limboRules, 1_000],
    ['Limbo', limboRules, 10_000],
    ['Automatic', automaticRules, 101],
    ['Automatic', automaticRules, 1_000],
    ['Automatic', automaticRules, 1_000_000],
  ] as const
).map(([name, rules, target]): Case<{ target: number }, { result: number }> => {
  // A float is u / 2^32, and wins when 99 / float reaches the target in hundredths; 0 counts as the smallest above it.
  const chance = (Math.floor((99 * 2 ** 32) / target) + 1) / 2 ** 32;
  return {
    name: `${name} ${target}`,
    tally: String(target),
    rules,
    bet: { target },
    results: [
      { probability: chance, outcome: { result: target } },
      { probability: 1 - chance, outcome: { result: target - 1 } },
    ],
    indexOf: ({ result }) => (result >= target ? 0 : 1),
  };
});

const kenoCases = (['classic', 'low', 'medium', 'high'] as const).flatMap((risk) =>
  range(10, 1).map(
    (count): Case<{ risk: typeof risk; picks: readonly number[] }, { drawn: readonly number[] }> => ({
      name: `Keno ${risk} ${count}`,
      tally: `${count} picks`,
      rules: kenoRules,
      bet: { risk, picks: range(count, 1) },
      results: range(count + 1).map((hits) => ({
        probability: (choose(count, hits) * choose(40 - count, keno.drawn - hits)) / choose(40, keno.drawn),
        outcome: { drawn: [...range(hits, 1), ...range(keno.drawn - hits, 11)] },
      })),
      indexOf: ({ drawn }) => {
        let hits = 0;
        for (const number of drawn) if (number <= count) hits += 1;
        return hits;
      },
    }),
  ),
);

const readMinesCase = ([mines, count]: readonly [number, number]): Case<MinesBet, MinesOutcome> => {
  const tiles = range(count, 1);
  const chance = choose(25 - mines, count) / choose(25, count);
  return {
    name: `Mines ${mines}, ${count} turned`,
    tally: `${mines} ${count}`,
    rules: minesRules,
    bet: { mines, tiles },
    results: [
      { probability: chance, outcome: { mines: range(mines, 26 - mines) } },
      { probability: 1 - chance, outcome: { mines: range(mines, 1) } },
    ],
    indexOf: (outcome) => (outcome.mines.every((mine) => mine > count) ? 0 : 1),
  };
};
const minesCases = (
  [
    [3, 1],
    [3, 3],
    [3, 8],
  ] as const
).map(readMinesCase);
/** Need too many floats for a million rounds. */
const minesAtTheEdges = (
  [
    [1, 1],
    [1, 24],
    [10, 2],
    [24, 1],
  ] as const
).map(readMinesCase);

const plinkoCases = ([8, 12, 16] as const).flatMap((rows) =>
  (['low', 'medium', 'high'] as const).map(
    (risk): Case<PlinkoBet, PlinkoOutcome> => ({
      name: `Plinko ${risk} ${rows}`,
      tally: String(rows),
      rules: plinkoRules,
      bet: { rows, risk },
      results: range(rows + 1).map((right) => ({
        probability: choose(rows, right) / 2 ** rows,
        outcome: { path: range(rows).map((row) => (row < right ? 1 : 0)) },
      })),
      indexOf: rightsOf,
    }),
  ),
);

const erase = <Bet, Outcome>(cases: readonly Case<Bet, Outcome>[]) => cases as readonly Case[];
const simulated = [
  ...erase(diceCases),
  ...erase(reachCases),
  ...erase(kenoCases),
  ...erase(minesCases),
  ...erase(plinkoCases),
];
const cases = [...simulated, ...erase(minesAtTheEdges)];

const multiplierOf = ({ rules, bet }: Case, { outcome }: Result<unknown>) => Number(rules.multiplier(bet, outcome));
const returnOf = (one: Case) =>
  one.results.reduce((sum, result) => sum + result.probability * multiplierOf(one, result), 0);

test.each(cases.map((one) => [one.name, one] as const))('%s returns 98.6 to 99.1 per cent, exactly', (_, one) => {
  expect(one.results.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  expect(returnOf(one)).toBeGreaterThanOrEqual(0.986);
  expect(returnOf(one)).toBeLessThanOrEqual(0.9911);
  const largest = Math.max(...one.results.map((result) => multiplierOf(one, result)));
  expect(Number(one.rules.largestMultiplier(one.bet))).toBe(largest);
});

/** Uniform floats like a stream's, but fast enough for a million rounds: AES in counter mode. */
function createFloats() {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let bytes = cipher.update(zeros);
  let at = 0;
  return (count: number) => {
    const floats = new Array<number>(count);
    for (let index = 0; index < count; index += 1) {
      if (at === bytes.length) {
        bytes = cipher.update(zeros);
        at = 0;
      }
      floats[index] = bytes.readUInt32BE(at) / 2 ** 32;
      at += 4;
    }
    return floats;
  };
}

/** How often each result of each tally occurred, all counted on the same rounds. */
function playMany(alike: readonly Case[]): ReadonlyMap<string, readonly number[]> {
  const tallies = [...new Map(alike.map((one) => [one.tally, one])).values()].map((one) => ({
    one,
    counts: one.results.map(() => 0),
  }));
  const [first] = tallies;
  if (first === undefined) return new Map();
  const { rules, bet } = first.one;
  const floats = createFloats();
  for (let round = 0; round < rounds; round += 1) {
    const outcome = rules.draw(floats(rules.floatsNeeded(bet)), bet);
    for (const { one, counts } of tallies) {
      const result = one.indexOf(outcome);
      counts[result] = (counts[result] ?? 0) + 1;
    }
  }
  return new Map(tallies.map(({ one, counts }) => [one.tally, counts]));
}

/** Chi-square of observed against expected counts; rare results are combined. */
function chiSquare({ results }: Case, counts: readonly number[]) {
  const bins = new Map<number, { expected: number; count: number }>();
  results.forEach(({ probability }, index) => {
    const expected = probability * rounds;
    const key = expected < 10 ? -1 : index;
    const bin = bins.get(key) ?? { expected: 0, count: 0 };
    bins.set(key, { expected: bin.expected + expected, count: bin.count + (counts[index] ?? 0) });
  });
  const used = [...bins.values()].filter(({ expected }) => expected >= 1);
  const sum = used.reduce((total, { expected, count }) => total + (count - expected) ** 2 / expected, 0);
  return { sum, freedom: used.length - 1 };
}

const drawnAlike = new Map<string, Case[]>();
for (const one of simulated) {
  const key = `${one.rules.slug} ${one.rules.floatsNeeded(one.bet)}`;
  drawnAlike.set(key, [...(drawnAlike.get(key) ?? []), one]);
}

test.each([...drawnAlike])(
  'a million rounds of %s have the expected distribution and the expected return within three standard errors',
  (_, alike) => {
    const tallies = playMany(alike);
    for (const one of alike) {
      const counts = tallies.get(one.tally) ?? [];
      const payouts = one.results.map((result) => multiplierOf(one, result));
      const mean = counts.reduce((sum, count, result) => sum + count * (payouts[result] ?? 0), 0) / rounds;
      const expected = returnOf(one);
      const variance = one.results.reduce(
        (sum, { probability }, result) => sum + probability * ((payouts[result] ?? 0) - expected) ** 2,
        0,
      );
      expect(Math.abs(mean - expected)).toBeLessThan(3 * Math.sqrt(variance / rounds));
      const { sum, freedom } = chiSquare(one, counts);
      // Wilson–Hilferty: exceeded once in a thousand samples, and this sample is always the same.
      const limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
      expect(sum).toBeLessThan(limit);
    }
  },
  120_000,
);
