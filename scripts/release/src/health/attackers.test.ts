import { readSiteBudget } from '@tessera/tooling/budgets/site';
import { randomFrom } from '../testing/randomFrom';
import { compare } from './compare';
import type { Reports } from './reports';
import { slowReasons } from './slowness';

const thresholds = readSiteBudget().health;
type Cohort = 'canary' | 'live';
type Point = Reports['points'][number];

/** Shares that a watched promotion of ten minutes reaches without a person. */
const shares = [10, 20, 40];
const looksPerStage = 10;
const looks = shares.length * looksPerStage;
/** Sessions between two looks. */
const sessions = 100;
const liveFails = 0.005;
/** Networks of an attacker: each adds one session in the ten minutes. */
interface Attack {
  /** Failed sessions of the canary, all at the first look, when it has fewest others. */
  readonly canaryFailed?: number;
  /** Sessions of the canary that are fine, and failed ones of the live release, evenly over the time. */
  readonly canaryFine?: number;
  readonly liveFailed?: number;
}

const timeOf = (look: number) => new Date(Date.UTC(2026, 10, 28, 10) + look * 15_000).toISOString();
const groupOf = (cohort: Cohort) => ({ release: cohort, cohort });

const compared = {
  canary: groupOf('canary'),
  live: groupOf('live'),
  liveBefore: { events: 25, trials: 5_000 },
};

function pointOf(look: number, cohort: Cohort, name: string, count: number): Point {
  const attributes = { 'tessera.release': cohort, 'tessera.cohort': cohort, 'tessera.cache': 'warm' };
  return { at: timeOf(look), name: `tessera.remote.${name}`, unit: null, attributes, bucket: 0, count };
}

/** How the promotion ends: the share that it reaches, and whether it is taken back there or held without a verdict. */
function watch(canaryFails: number, attack: Attack, random: () => number) {
  const points: Point[] = [];
  const stages: string[] = [];
  const add = (look: number, cohort: Cohort, all: number, failed: number) =>
    points.push(pointOf(look, cohort, 'sessions', all), pointOf(look, cohort, 'failed_sessions', failed));
  for (const [stage, percent] of shares.entries()) {
    stages.push(timeOf(stage * looksPerStage));
    for (let look = stage * looksPerStage; look < (stage + 1) * looksPerStage; look += 1) {
      const counts = { canary: { all: 0, failed: 0 }, live: { all: 0, failed: 0 } };
      for (let session = 0; session < sessions; session += 1) {
        const isCanary = random() < percent / 100;
        const own = counts[isCanary ? 'canary' : 'live'];
        own.all += 1;
        if (random() < (isCanary ? canaryFails : liveFails)) own.failed += 1;
      }
      const part = (count = 0) => Math.floor(((look + 1) * count) / looks) - Math.floor((look * count) / looks);
      const { canaryFine, canaryFailed, liveFailed } = attack;
      const burst = look === 0 ? (canaryFailed ?? 0) : 0;
      add(look, 'canary', counts.canary.all + part(canaryFine) + burst, counts.canary.failed + burst);
      add(look, 'live', counts.live.all + part(liveFailed), counts.live.failed + part(liveFailed));
      const { verdict } = compare({ points, events: [] }, { ...compared, percent, stages }, thresholds);
      if (verdict === 'worse') return 'taken back';
      if (look === (stage + 1) * looksPerStage - 1 && verdict !== 'no worse') return 'held';
    }
  }
  return 'asks a person';
}

const runs = 50;
/** How often a promotion ends in a way. */
const ends = (end: ReturnType<typeof watch>, canaryFails: number, attack: Attack) =>
  Array.from({ length: runs }, (_, run) => watch(canaryFails, attack, randomFrom(run))).filter((each) => each === end)
    .length / runs;

// docs/telemetry.md, What forged reports can do, states these shares.
test.each([
  [0, 0],
  [1, 0.1],
  [2, 0.2],
  [5, 1],
  [10, 1],
  [50, 1],
  [100, 1],
  [1_000, 0],
])('%d networks take a good release back in %d of the promotions', (networks, share) => {
  expect(ends('taken back', liveFails, { canaryFailed: networks })).toBeCloseTo(share, 1);
});

test.each([
  [10, 0],
  [50, 0.1],
  [100, 1],
  [1_000, 1],
])('%d networks hold a good release in %d', (networks, share) => {
  expect(ends('held', liveFails, { liveFailed: networks })).toBeCloseTo(share, 1);
});

/** What hides failures best: sessions of the canary that are fine, failed ones of the live release, or both. */
const covers = (networks: number): readonly Attack[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    canaryFine: Math.round(part * networks),
    liveFailed: networks - Math.round(part * networks),
  }));

test.each([
  ['every session', 1, 100, 0],
  ['every session', 1, 1_000, 0],
  ['one session in five', 0.2, 100, 0],
  ['one session in five', 0.2, 1_000, 0],
  ['one session in twenty', 0.05, 10, 0],
  ['one session in twenty', 0.05, 50, 0.2],
  ['one session in twenty', 0.05, 100, 0.3],
  ['one session in twenty', 0.05, 1_000, 0],
])('a release in which %s (%d) fails: %d networks carry it to a person in %d', (_, fails, networks, share) => {
  const reached = covers(networks).map((attack) => ends('asks a person', fails, attack));
  expect(Math.max(...reached)).toBeCloseTo(share, 1);
});

test('where nobody visits, it takes 215 networks for the first share', () => {
  const verdictOf = (canary: number, live: number) =>
    compare(
      {
        points: [pointOf(0, 'canary', 'sessions', canary), pointOf(0, 'live', 'sessions', live)],
        events: [],
      },
      { ...compared, percent: 10, stages: [timeOf(0)] },
      thresholds,
    ).verdict;
  const networks = Array.from({ length: 500 }, (_, live) => 50 + live);
  expect(networks.find((count) => verdictOf(50, count - 50) === 'no worse')).toBe(215);
});

test('more failed sessions than sessions are no verdict', () => {
  const points = [
    pointOf(0, 'canary', 'sessions', 10),
    pointOf(0, 'canary', 'failed_sessions', 11),
    pointOf(0, 'live', 'sessions', 90),
  ];
  const { verdict, reasons } = compare(
    { points, events: [] },
    { ...compared, percent: 10, stages: [timeOf(0)] },
    thresholds,
  );
  expect([verdict, reasons]).toEqual(['unknown', ['more sessions failed than there were']]);
});

/** Page views of a canary that is as fast as the live release, and forged ones of ten seconds. */
function slowness(forged: number) {
  const views = (cohort: Cohort, look: number, count: number, ms: number): Point => {
    const point = pointOf(look, cohort, 'sessions', count);
    return { ...point, name: 'web_vitals.lcp', unit: 'ms', bucket: Math.ceil(Math.log2(ms) * 16) - 1 };
  };
  const honest = Array.from({ length: 20 }, (_, look) =>
    [700, 1_000, 1_400, 2_000].flatMap((ms) => [views('live', look, 9, ms), views('canary', look, 1, ms)]),
  ).flat();
  const points = [...honest, views('canary', 20, forged, 10_000), views('live', 20, 9, 1_000)];
  return slowReasons({ reports: { points, events: [] }, ...compared, stages: [timeOf(0)] }, thresholds);
}

test('51 slow networks make a canary of 80 page views slow', () => {
  const networks = Array.from({ length: 60 }, (_, forged) => forged);
  expect(networks.find((forged) => slowness(forged).length > 0)).toBe(51);
});
