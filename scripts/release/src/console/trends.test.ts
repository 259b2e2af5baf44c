import type { Health } from '../health/readHealth';
import type { Reports } from '../health/reports';
import { linePath, mostOf, plot } from './plot';
import { binsOf, trendsOf } from './trends';

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test.each<[until: string, minutes: number, count: number]>([
  ['10:00:30', 1, 1],
  ['10:30:00', 1, 31],
  ['12:00:00', 5, 25],
  ['18:00:00', 15, 33],
])('shows 10:00:00 to %s in bins of %d minutes', (until, minutes, count) => {
  const bins = binsOf(at('10:00:00'), at(until));
  expect([bins.minutes, bins.starts.length]).toEqual([minutes, count]);
});

test('has a bin for now however long it is since then, and one for a clock that went back', () => {
  for (const days of [1, 3, 14, 90, 400]) {
    const now = new Date(at('10:07:00').getTime() + days * 86_400_000);
    const { minutes, starts } = binsOf(at('10:07:00'), now);
    expect(starts.length).toBeLessThanOrEqual(50);
    expect(now.getTime() - (starts.at(-1) ?? 0)).toBeLessThan(minutes * 60_000);
  }
  expect(binsOf(at('10:00:00'), at('09:00:00')).starts).toHaveLength(1);
});

const point = (time: string, name: string, count: number, more: object = {}): Reports['points'][number] => ({
  at: at(time).toISOString(),
  name,
  unit: null,
  attributes: { 'tessera.release': '2.0.0-b', 'tessera.cohort': 'canary' },
  bucket: 0,
  count,
  ...more,
});
const paint = (time: string, bucket: number, count: number) =>
  point(time, 'web_vitals.lcp', count, {
    unit: 'ms',
    bucket,
    attributes: { 'tessera.release': '2.0.0-b', 'tessera.cohort': 'canary', 'tessera.cache': 'cold' },
  });

const health = (points: Reports['points']): Health => ({
  since: at('10:00:00'),
  reports: { points, events: [] },
  live: { release: '1.0.0-a', cohort: 'live' },
  canary: { release: '2.0.0-b', cohort: 'canary', percent: 10, stages: [] },
  previous: undefined,
  liveBefore: { events: 0, trials: 0 },
});

test('adds up sessions, and shows the failed share and the 75th percentile where there is something to measure', () => {
  const found = trendsOf(
    health([
      point('10:01:00', 'tessera.remote.sessions', 3),
      point('10:04:00', 'tessera.remote.sessions', 1),
      point('10:04:00', 'tessera.remote.failed_sessions', 1),
      point('10:06:00', 'tessera.remote.failed_sessions', 9),
      point('10:11:00', 'tessera.remote.sessions', 2),
      point('10:11:00', 'tessera.remote.failed_sessions', 3),
      paint('10:01:00', 160, 1),
      paint('10:04:00', 176, 3),
    ]),
    { minutes: 5, starts: [0, 5, 10].map((minute) => at('10:00:00').getTime() + minute * 60_000) },
  );
  const canary = found.map(({ name, series }) => [name, series.find(({ role }) => role === 'canary')?.values]);
  expect(canary).toEqual([
    ['Sessions', [4, 0, 2]],
    ['Failed sessions', [25, undefined, 100]],
    ['LCP, cold, 75th percentile', [2 ** (177 / 16), undefined, undefined]],
  ]);
  expect(found[1]?.series.find(({ role }) => role === 'live')?.values).toEqual([undefined, undefined, undefined]);
});

test.each<[values: readonly (number | undefined)[], path: string]>([
  [[], ''],
  [[undefined, undefined], ''],
  [[5], 'M3.0 3.0h0'],
  [[0, 10], 'M3.0 69.0h0L297.0 3.0'],
  [[0, 0], 'M3.0 69.0h0L297.0 69.0'],
  [[10, undefined, 5], 'M3.0 3.0h0M297.0 36.0h0'],
])('draws %j as %s', (values, path) => {
  expect(linePath(values, mostOf([{ role: 'live', values }]))).toBe(path);
});

test('says in its text what the lines show', () => {
  const { text } = plot({
    name: 'Failed sessions',
    text: (value) => `${value} %`,
    series: [
      { role: 'canary', values: [4, undefined, 8, 2] },
      { role: 'live', values: [undefined] },
    ],
  });
  expect(text).toContain('aria-label="Failed sessions. canary: 2 % to 8 %, at last 2 %; live: nothing measured"');
  expect(text).toContain('0 to 8 %');
});
