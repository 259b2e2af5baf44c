import { readSiteBudget } from '@tessera/tooling/budgets/site';
import { randomFrom } from '../testing/randomFrom';
import type { Reports } from './reports';
import { slowReasons } from './slowness';

const { health } = readSiteBudget();
/** A page has about four measures, which share the accepted false alarms. */
const thresholds = { ...health, falseAlarms: { ...health.falseAlarms, value: health.falseAlarms.value / 4 } };
/** Standard deviation of the logarithm of LCP (`docs/releasing.md`, Health, says how it was measured). */
const noise = 0.6;
/** Median LCP, in milliseconds. */
const usual = 1_500;
/** Shares of players that a watched promotion reaches without a person. */
const shares = [0.1, 0.2, 0.4];
/** Page views between two reports. */
const together = 20;

type Cohort = 'canary' | 'live';
const groups = { canary: { release: 'canary', cohort: 'canary' }, live: { release: 'live', cohort: 'live' } } as const;
const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute)).toISOString();

function pointOf(minute: number, cohort: Cohort, value: number): Reports['points'][number] {
  const attributes = { 'tessera.release': cohort, 'tessera.cohort': cohort, 'tessera.cache': 'warm' };
  const bucket = Math.ceil(Math.log2(value) * 16) - 1;
  return { at: timeOf(minute), name: 'web_vitals.lcp', unit: 'ms', attributes, bucket, count: 1 };
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What a watched promotion finds slow in page views, of which the canary's take `times` as long. */
function reasonsFor(views: number, times: number, random: () => number): readonly string[] {
  const minutes = views / together;
  const stageOf = (minute: number) => Math.floor((minute * shares.length) / minutes);
  const stages = shares.map((_, stage) => timeOf(Math.ceil((stage * minutes) / shares.length)));
  const points = Array.from({ length: views }, (_, view) => {
    const minute = Math.floor(view / together);
    const cohort = random() < (shares[stageOf(minute)] ?? 0) ? 'canary' : 'live';
    return pointOf(minute, cohort, usual * Math.exp(noise * normal(random)) * (cohort === 'canary' ? times : 1));
  });
  return slowReasons({ reports: { points, events: [] }, ...groups, stages }, thresholds);
}

const runs = 100;
const takenBack = (views: number, times: number) =>
  Array.from({ length: runs }, (_, run) => reasonsFor(views, times, randomFrom(run))).filter(({ length }) => length > 0)
    .length / runs;

// docs/releasing.md, Health, states these shares.
test.each([
  [1, [0, 0, 0, 0]],
  [1.1, [0, 0, 0.01, 0.02]],
  [1.2, [0, 0.02, 0.06, 0.59]],
  [1.3, [0.01, 0.08, 0.36, 0.98]],
  [1.5, [0.02, 0.5, 0.98, 1]],
])('page views that take %d times as long are found', (times, found) => {
  expect([100, 300, 600, 2_000].map((views) => takenBack(views, times))).toEqual(found);
});

test('a difference of less than 25 ms is not slow, however sure', () => {
  const views = (ms: number) => Array.from({ length: 500 }, (_, view) => ms + (view % 20));
  const points = [...views(60).map((ms) => pointOf(0, 'live', ms)), ...views(80).map((ms) => pointOf(0, 'canary', ms))];
  expect(slowReasons({ reports: { points, events: [] }, ...groups, stages: [timeOf(0)] }, thresholds)).toEqual([]);
});
