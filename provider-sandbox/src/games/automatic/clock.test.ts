import { afterStep, dueStep, msToNextCheck, type Phase, type Step, type TimedRound } from './clock';
import { laidTiles, layingOrder, tiles } from './mosaic';
import { growthMs, highestTarget, multiplierAt } from './rules';

const timing = { bettingMs: 8_000, doublingMs: 4_000, resultMs: 3_000 };
const at = (ms: number) => new Date(1_000_000 + ms);
const usual = { isWatched: true, hasOpenBets: false, wasStopped: false };

test.each<[string, Phase | undefined, number, Partial<typeof usual>, Step | undefined]>([
  ['the first round begins for a watcher', undefined, 0, {}, 'begin'],
  ['no round begins without watchers', undefined, 0, { isWatched: false }, undefined],
  ['bets are taken until the time is over', 'betting', -1, {}, undefined],
  ['then the round runs', 'betting', 0, {}, 'run'],
  ['also when the watchers have left', 'betting', 0, { isWatched: false }, 'run'],
  ['betting reopens after the clock was stopped', 'betting', 5, { wasStopped: true }, 'reopen'],
  ['unfinished betting continues after a stop', 'betting', -5, { wasStopped: true }, undefined],
  ['a round runs until it breaks', 'running', -1, {}, undefined],
  ['it breaks at its time', 'running', 0, {}, 'break'],
  ['and also when the clock was stopped meanwhile', 'running', 9_999, { wasStopped: true }, 'break'],
  ['it is not settled before its bets are', 'broken', 0, { hasOpenBets: true }, undefined],
  ['it is settled at once without bets', 'broken', -1, {}, 'settle'],
  ['the result stays for a while', 'settled', -1, {}, undefined],
  ['then the next round begins', 'settled', 0, {}, 'begin'],
  ['unless there are no watchers', 'settled', 0, { isWatched: false }, undefined],
])('%s', (_, phase, ms, change, step) => {
  const round = phase && { phase, endsAt: at(0) };
  expect(dueStep(round, at(ms), { ...usual, ...change })).toBe(step);
});

test.each<[Step, TimedRound]>([
  ['begin', { phase: 'betting', endsAt: at(8_000) }],
  ['reopen', { phase: 'betting', endsAt: at(8_000) }],
  // 4.00× is two doublings.
  ['run', { phase: 'running', endsAt: at(8_000) }],
  ['break', { phase: 'broken', endsAt: at(3_000) }],
  ['settle', { phase: 'settled', endsAt: at(500) }],
])('%s leads to its phase', (step, round) => {
  expect(afterStep(step, at(0), { timing, endsAt: at(500), result: 400 })).toEqual(round);
});

test('a whole round, until the next betting phase', () => {
  const seen: Phase[] = [];
  let round: TimedRound | undefined;
  let now = 0;
  for (let taken = 0; taken < 10; taken += 1) {
    const step = dueStep(round, at(now), usual);
    if (step === undefined) {
      now += msToNextCheck(round, at(now), true) ?? 0;
      continue;
    }
    round = afterStep(step, at(now), { timing, ...(round && { endsAt: round.endsAt }), result: 200 });
    seen.push(round.phase);
  }
  expect(seen).toEqual(['betting', 'running', 'broken', 'settled', 'betting', 'running']);
  expect(now).toBe(8_000 + 4_000 + 3_000 + 8_000);
});

test('the clock stops between two rounds without watchers', () => {
  const settled = { phase: 'settled', endsAt: at(100) } as const;
  expect(msToNextCheck(settled, at(0), false)).toBeUndefined();
  expect(msToNextCheck(settled, at(0), true)).toBe(100);
  expect(msToNextCheck({ ...settled, phase: 'running' }, at(0), false)).toBe(100);
  expect(msToNextCheck(undefined, at(0), true)).toBeUndefined();
});

test('the multiplier equals the result at the time of the break', () => {
  for (const result of [100, 101, 150, 200, 99_999, highestTarget]) {
    expect(Math.abs(multiplierAt(growthMs(result, 4_000), 4_000) - result)).toBeLessThanOrEqual(result / 5_000 + 1);
  }
  expect(multiplierAt(-500, 4_000)).toBe(100);
  expect(multiplierAt(1e9, 4_000)).toBe(highestTarget);
});

test('every tile is laid once, the first at 1× and the last at 10000×', () => {
  expect([...layingOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: tiles }, (_, index) => index));
  expect([100, 200, 1_000, highestTarget].map(laidTiles)).toEqual([1, 15, 39, tiles]);
});
