import { createClient } from '../testing/client';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox?.stop());

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
const labels = (remote: string) => ({
  'tessera.remote': remote,
  'tessera.release': '1.0.0-abc',
  'tessera.cohort': 'live',
});
const metrics = (...list: unknown[]) => ({ resourceMetrics: [{ scopeMetrics: [{ metrics: list }] }] });
const counter = (remote: string, name = 'tessera.remote.sessions', asInt = '1') => ({
  name,
  sum: {
    aggregationTemporality: 1,
    isMonotonic: true,
    dataPoints: [{ attributes: attributes(labels(remote)), asInt }],
  },
});
const histogram = (remote: string, buckets: object) => ({
  name: 'web_vitals.lcp',
  unit: 'ms',
  exponentialHistogram: {
    aggregationTemporality: 1,
    dataPoints: [{ attributes: attributes(labels(remote)), scale: 4, count: '1', sum: 100, ...buckets }],
  },
});
const logs = (...logRecords: unknown[]) => ({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] });

const post = (signal: string, body: unknown) =>
  createClient(sandbox.url).send('POST', `/telemetry/v1/${signal}`, { body });
async function read(remote: string) {
  const { data } = await createClient(sandbox.url).send(
    'GET',
    `/__sandbox/telemetry?remote=${remote}&since=2026-01-01T00:00:00Z`,
  );
  return data as unknown as {
    points: { name: string; bucket: number; count: number; attributes: Record<string, string> }[];
    events: { name: string; count: number; attributes: Record<string, string> }[];
  };
}
const prometheus = async () => (await fetch(`${sandbox.url}/__sandbox/telemetry/prometheus`)).text();

test('adds up counters and histograms', async () => {
  // 90 ms and 100 ms at base 2^(1/16).
  const value = (offset: number) => histogram('adds', { positive: { offset, bucketCounts: ['1'] } });
  await post('metrics', metrics(counter('adds'), value(103), value(103)));
  await post('metrics', metrics(counter('adds', undefined, '2'), value(106), histogram('adds', { zeroCount: '1' })));
  const { points } = await read('adds');
  expect(points.map(({ name, bucket, count }) => [name, bucket, count])).toEqual([
    ['tessera.remote.sessions', 0, 3],
    ['web_vitals.lcp', -100_000, 1],
    ['web_vitals.lcp', 103, 2],
    ['web_vitals.lcp', 106, 1],
  ]);
  const text = await prometheus();
  const label = 'tessera_cohort="live",tessera_release="1.0.0-abc",tessera_remote="adds"';
  expect(text).toContain('# TYPE web_vitals_lcp_milliseconds histogram\n');
  for (const line of [
    `tessera_remote_sessions_total{${label}} 3`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="64"} 1`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="90.5097"} 3`,
    `web_vitals_lcp_milliseconds_bucket{${label},le="128"} 4`,
    `web_vitals_lcp_milliseconds_sum{${label}} 400`,
    `web_vitals_lcp_milliseconds_count{${label}} 4`,
  ])
    expect(text.split('\n')).toContain(line);
});

test('lists equal events once, the most frequent first', async () => {
  const event = (place: string) => ({
    eventName: 'tessera.remote.failure',
    attributes: attributes({ ...labels('events'), 'exception.stacktrace': place }),
  });
  await post('logs', logs(event('at a.js:1:1'), event('at b.js:1:1\nat c.js:1:1'), event('at b.js:1:1\nat c.js:1:1')));
  const { events } = await read('events');
  expect(events.map(({ count, attributes: { 'exception.stacktrace': place } }) => [count, place])).toEqual([
    [2, 'at b.js:1:1\nat c.js:1:1'],
    [1, 'at a.js:1:1'],
  ]);
});

test.each([
  ['a name', counter('odd', 'Robert"; drop table')],
  ['a negative count', counter('odd', undefined, '-1')],
  ['a huge count', counter('odd', undefined, '1e300')],
  ['a control character', counter('odd\u001b[31m')],
  ['a long text', counter('o'.repeat(2_000))],
  ['another name', counter('odd', 'process.memory')],
  ['a name with too many parts', counter('odd', 'tessera.remote.failed.sessions')],
  ['a histogram without a unit', { ...histogram('odd', { zeroCount: '1' }), unit: undefined }],
  ['a counter with a unit', { ...counter('odd'), unit: 'ms' }],
  ['cumulative temporality', { ...counter('odd'), sum: { aggregationTemporality: 2, dataPoints: [] } }],
  ['another scale', histogram('odd', { scale: 20 })],
  ['a far bucket', histogram('odd', { positive: { offset: 1e9, bucketCounts: ['1'] } })],
  ['no object', 'odd'],
])('sets a metric with %s aside and keeps the others', async (what, odd) => {
  const remote = `beside${what.replace(/\W/g, '')}`;
  const { status, data } = await post('metrics', metrics(odd, counter(remote)));
  expect([status, data]).toEqual([200, { partialSuccess: { rejectedDataPoints: '1', errorMessage: 'Unreadable' } }]);
  expect((await read(remote)).points).toHaveLength(1);
});

test.each([
  [undefined],
  [{}],
  [{ resourceMetrics: 1 }],
  [metrics(...Array.from({ length: 201 }, () => counter('many')))],
])('refuses a report that is none: %#', async (body) => {
  expect((await post('metrics', body)).status).toBe(400);
});

test('writes labels so that no text breaks out of its line', async () => {
  await post('metrics', metrics(counter('quotes"} 1\nfake_total 2')));
  expect(await prometheus()).not.toMatch(/^fake_total/m);
});

test('only the control plane reads what pages report', async () => {
  const closed = await startSandboxProcess({ CONTROL: 'off' });
  try {
    const post = await fetch(`${closed.url}/telemetry/v1/metrics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metrics(counter('closed'))),
    });
    expect(post.status).toBe(200);
    for (const path of ['telemetry?remote=closed&since=2026-01-01T00:00:00Z', 'telemetry/prometheus'])
      expect((await fetch(`${closed.url}/__sandbox/${path}`)).status).toBe(404);
  } finally {
    await closed.stop();
  }
});
