import { type ReceivingSandbox, startReceiver } from '../testing/receiver';
import { attributesOf, counter, histogram, labelsOf, logsReport, metricsReport } from '../testing/reports';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { exposedName } from './exposition';
import { type MetricName, metricNames, metrics } from './metrics';

let sandbox: ReceivingSandbox;
beforeAll(async () => {
  sandbox = await startReceiver();
});
afterAll(() => sandbox?.stop());

let networks = 0;
/** An address of another network each time. */
const elsewhere = () => {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
};
/** Labels of a release that no other test has. */
const aRelease = (remote = 'lists', more = {}) =>
  labelsOf(remote, { 'tessera.release': `1.0.${networks}-abc`, ...more });
const counts = async ({ 'tessera.release': release }: Readonly<Record<string, string | undefined>>) =>
  (await sandbox.read('lists')).points.filter(({ attributes }) => attributes['tessera.release'] === release);

const report = (from: string, ...list: unknown[]) => sandbox.post('metrics', metricsReport(...list), from);

test('adds up counters and histograms', async () => {
  // 90 ms and 100 ms at base 2^(1/16).
  const games = labelsOf('games');
  for (const value of [{ positive: { offset: 103, bucketCounts: ['1'] } }, { zeroCount: '1' }]) {
    for (let tab = 0; tab < 2; tab += 1) await report(elsewhere(), histogram(games, value), counter(games));
  }
  await report(elsewhere(), histogram(games, { positive: { offset: 106, bucketCounts: ['1'] } }), counter(games));
  const { points } = await sandbox.read('games');
  // Of all intervals: the reports may come in two.
  const sums = new Map<string, number>();
  for (const { name, bucket, count } of points) {
    sums.set(`${name} ${bucket}`, (sums.get(`${name} ${bucket}`) ?? 0) + count);
  }
  expect(Object.fromEntries(sums)).toEqual({
    'tessera.remote.sessions 0': 5,
    'web_vitals.lcp -100000': 2,
    'web_vitals.lcp 103': 2,
    'web_vitals.lcp 106': 1,
  });
  const text = await sandbox.prometheus();
  const label = 'tessera_cohort="live",tessera_release="1.0.0-abc",tessera_remote="games"';
  expect(text).toContain('# TYPE web_vitals_lcp_milliseconds histogram\n');
  for (const line of [
    `tessera_remote_sessions_total{${label}} 5`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="50"} 2`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="100"} 4`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="200"} 5`,
    `web_vitals_lcp_milliseconds_count{${label}} 5`,
  ])
    expect(text.split('\n')).toContain(line);
});

test('lists equal events once, the most frequent first', async () => {
  const event = (place: string) => ({
    eventName: 'tessera.remote.failure',
    attributes: attributesOf({ ...labelsOf('wallet'), 'tessera.kind': 'render', 'exception.stacktrace': place }),
  });
  const [one, other] = ['at https://a.test/a.js:1:1', 'at https://a.test/b.js:1:1\nat https://a.test/c.js:1:1'];
  await sandbox.post('logs', logsReport(event(one), event(other), event(other)), elsewhere());
  const { events } = await sandbox.read('wallet');
  expect(events.map(({ count, attributes: { 'exception.stacktrace': place } }) => [count, place])).toEqual([
    [2, other],
    [1, one],
  ]);
});

const odd = (more: Record<string, string>, name?: string, count?: string) =>
  counter(aRelease('lists', more), name, count);

test.each([
  ['a name', () => odd({}, 'Robert"; drop table')],
  ['another name', () => odd({}, 'process.memory')],
  ['a million sessions', () => odd({}, undefined, '1000000')],
  ['two sessions', () => odd({}, undefined, '2')],
  ['a negative count', () => odd({}, undefined, '-1')],
  ['a huge count', () => odd({}, 'tessera.remote.failures', '1e300')],
  ['an app that is none', () => odd({ 'tessera.remote': 'Robert"' })],
  ['another cohort', () => odd({ 'tessera.cohort': 'beta' })],
  ['another cache', () => odd({ 'tessera.cache': 'x' })],
  ['another kind', () => odd({ 'tessera.kind': 'x' }, 'tessera.remote.failures')],
  ['an attribute of another metric', () => odd({ 'tessera.kind': 'load' })],
  ['a release that is none', () => odd({ 'tessera.release': 'undefined-undefined' })],
  [
    'a line break in a module',
    () =>
      histogram(
        aRelease('lists', { 'tessera.module': 'LiveBets\n   99  forged' }),
        { zeroCount: '1' },
        'tessera.module.shown',
      ),
  ],
  ['a direction mark', () => odd({ 'tessera.release': '1.0.0-\u202eabc' })],
  ['a histogram without a unit', () => ({ ...histogram(aRelease(), { zeroCount: '1' }), unit: undefined })],
  ['another unit', () => histogram(aRelease(), { zeroCount: '1' }, 'web_vitals.cls', 'ms')],
  ['a counter with a unit', () => ({ ...odd({}), unit: 'ms' })],
  ['cumulative temporality', () => ({ ...odd({}), sum: { aggregationTemporality: 2, dataPoints: [] } })],
  ['another scale', () => histogram(aRelease(), { scale: 20, zeroCount: '1' })],
  ['a far bucket', () => histogram(aRelease(), { positive: { offset: 1e9, bucketCounts: ['1'] } })],
  ['many buckets', () => histogram(aRelease(), { positive: { offset: 1, bucketCounts: Array(160).fill('1') } })],
  ['several values', () => histogram(aRelease(), { zeroCount: '1', positive: { offset: 1, bucketCounts: ['1'] } })],
  ['no object', () => 'odd'],
] as [string, () => unknown][])('sets a metric with %s aside and keeps the others', async (_, make) => {
  const from = elsewhere();
  const release = aRelease();
  const { status, data } = await report(from, make(), counter(release));
  expect([status, data]).toEqual([200, { partialSuccess: { rejectedDataPoints: '1', errorMessage: 'Unreadable' } }]);
  expect((await counts(release)).map(({ name, count }) => [name, count])).toEqual([['tessera.remote.sessions', 1]]);
});

test.each([
  [undefined],
  [{}],
  [{ resourceMetrics: 1 }],
  [metricsReport(...Array.from({ length: 61 }, () => counter(labelsOf('lists'))))],
])('refuses a report that is none: %#', async (body) => {
  expect((await sandbox.post('metrics', body, elsewhere())).status).toBe(400);
});

test.each([
  ['0000-01-01T00:00:00Z', undefined, 1],
  ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 1],
  ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z', 0],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z', 0],
])('reads the reports between %s and %s', async (since, until, expected) => {
  const app = `app${networks}`;
  await report(elsewhere(), counter(labelsOf(app)));
  expect((await sandbox.read(app, { since, ...(until && { until }) })).points).toHaveLength(expected);
});

test('refuses a time that is none', async () => {
  await expect(sandbox.read('lists', { since: '2026-01-01T00:00:00+05' })).rejects.toThrow('since');
});

test('no two metrics have the same exposed name', () => {
  const exposed = metricNames.flatMap((name: MetricName) => {
    const { kind } = metrics[name];
    const isCounter = kind === 'tab' || kind === 'count';
    const own = exposedName({ name, unit: isCounter ? null : kind });
    return isCounter ? [own] : ['_bucket', '_sum', '_count'].map((suffix) => own + suffix);
  });
  expect(new Set(exposed).size).toBe(exposed.length);
});

test('only the control plane reads what pages report', async () => {
  const closed = await startReceiver({ CONTROL: 'off' });
  try {
    expect((await closed.post('metrics', metricsReport(counter(labelsOf('lists'))), '192.0.2.1')).status).toBe(200);
    for (const path of ['telemetry?remote=lists&since=2026-01-01T00:00:00Z', 'telemetry/prometheus'])
      expect((await fetch(`${closed.url}/__sandbox/${path}`)).status).toBe(404);
  } finally {
    await closed.stop();
  }
});

test('a sandbox without a receiver answers no report', async () => {
  const plain = await startSandboxProcess();
  try {
    for (const path of ['/telemetry/v1/metrics', '/telemetry/v1/logs'])
      expect((await fetch(`${plain.url}${path}`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${plain.url}/__sandbox/telemetry/prometheus`)).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
