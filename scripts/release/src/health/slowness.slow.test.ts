import { readSiteBudget } from '@tessera/tooling/budgets/site';
import measured from '../testing/largestPaints.json' with { type: 'json' };
import { randomFrom } from '../testing/randomFrom';
import type { Reports } from './reports';
import { slowReasons } from './slowness';

const { health } = readSiteBudget();
/** A page has about four measures, which share the accepted false alarms. */
const thresholds = { ...health, falseAlarms: { ...health.falseAlarms, value: health.falseAlarms.value / 4 } };
/** LCP of page views in Chromium, in milliseconds (`docs/releasing.md`, Health, says how they were measured). */
const sample = Object.entries(measured).flatMap(([cache, all]) => all.map((lcp) => ({ cache, lcp })));
/** Shares of players that a watched promotion reaches without a person. */
const shares = [0.1, 0.2, 0.4];
/** Page views between two reports. */
const together = 20;

type Cohort = 'canary' | 'live';
const groups = { canary: { release: 'canary', cohort: 'canary' }, live: { release: 'live', cohort: 'live' } } as const;
const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute)).toISOString();

function pointOf(minute: number, cohort: Cohort, value: number, cache = 'warm'): Reports['points'][number] {
  const attributes = { 'tessera.release': cohort, 'tessera.cohort': cohort, 'tessera.cache': cache };
  const bucket = Math.ceil(Math.log2(value) * 16) - 1;
  return { at: timeOf(minute), name: 'web_vitals.lcp', unit: 'ms', attributes, bucket, count: 1 };
}

/** What a watched promotion finds slow in page views of the sample, of which the canary's take `times` as long. */
function reasonsFor(views: number, times: number, random: () => number): readonly string[] {
  const minutes = views / together;
  const stageOf = (minute: number) => Math.floor((minute * shares.length) / minutes);
  const stages = shares.map((_, stage) => timeOf(Math.ceil((stage * minutes) / shares.length)));
  const points = Array.from({ length: views }, (_, view) => {
    const minute = Math.floor(view / together);
    const cohort = random() < (shares[stageOf(minute)] ?? 0) ? 'canary' : 'live';
    const { cache = '', lcp = 0 } = sample[Math.floor(random() * sample.length)] ?? {};
    return pointOf(minute, cohort, lcp * (cohort === 'canary' ? times : 1), cache);
  });
  return slowReasons({ reports: { points, events: [] }, ...groups, stages }, thresholds);
}

const takenBack = (views: number, times: number, runs: number) =>
  Array.from({ length: runs }, (_, run) => reasonsFor(views, times, randomFrom(run))).filter(({ length }) => length > 0)
    .length / runs;

// docs/releasing.md, Health, states these shares.
test.each([
  [1, 1_000, [0, 0, 0, 0, 0]],
  [1.1, 200, [0, 0, 0.005, 0.005, 0.045]],
  [1.2, 200, [0, 0, 0.055, 0.18, 0.6]],
  [1.3, 200, [0, 0.03, 0.245, 0.75, 0.995]],
  [1.5, 200, [0, 0.285, 0.88, 1, 1]],
])('page views that take %d times as long are found', (times, runs, found) => {
  expect([100, 300, 600, 1_000, 2_000].map((views) => takenBack(views, times, runs))).toEqual(found);
});

test('a difference of less than 25 ms is not slow, however sure', () => {
  const views = (ms: number) => Array.from({ length: 500 }, (_, view) => ms + (view % 20));
  const points = [...views(60).map((ms) => pointOf(0, 'live', ms)), ...views(80).map((ms) => pointOf(0, 'canary', ms))];
  expect(slowReasons({ reports: { points, events: [] }, ...groups, stages: [timeOf(0)] }, thresholds)).toEqual([]);
});
