import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type ReceivingSandbox, startReceiver } from '../testing/receiver';
import { counter, histogram, labelsOf, metricsReport } from '../testing/reports';

let sandbox: ReceivingSandbox;
beforeAll(async () => {
  sandbox = await startReceiver();
});
afterAll(() => sandbox?.stop());

const failed = 'tessera.remote.failed_sessions';
const report = (from: string, ...list: unknown[]) => sandbox.post('metrics', metricsReport(...list), from);
/** What was counted of an app. */
const counts = async (app: string) =>
  (await sandbox.read(app)).points
    .filter(({ attributes }) => 'tessera.release' in attributes)
    .map(({ name, count }) => [name, count] as const)
    .sort(([a], [b]) => a.localeCompare(b));

test('counts one tab of a network, and of it what a tab reports once', async () => {
  const release = labelsOf('lists');
  const paint = histogram(release, { zeroCount: '1' });
  await report('192.0.2.1', counter(release), counter(release), paint, paint);
  const second = await report('192.0.2.200', counter(release), counter(release, failed), paint);
  await report('192.0.2.200', counter(release, failed));
  expect(second.data).toMatchObject({ partialSuccess: { rejectedDataPoints: '2' } });
  expect(await counts('lists')).toEqual([
    [failed, 1],
    ['tessera.remote.sessions', 1],
    ['web_vitals.lcp', 1],
  ]);
  const text = await sandbox.prometheus();
  expect(text).toContain('tessera_receiver_left_out_sessions_total{tessera_remote="lists"} 1\n');
  expect(text).toContain('tessera_receiver_left_out_networks_total{tessera_remote="lists"} 1\n');
});

let apps = 0;
test.each([
  ['2001:db8:1:1::1', '2001:db8:1:ffff::2', 1],
  ['2001:db8:2:1::1', '2001:db8:3:1::1', 2],
  ['::ffff:198.51.100.1', '198.51.100.9', 1],
])('%s and %s are counted as %d', async (one, other, expected) => {
  apps += 1;
  const app = `app${apps}`;
  for (const from of [one, other]) await report(from, counter(labelsOf(app)));
  expect(await counts(app)).toEqual([['tessera.remote.sessions', expected]]);
});

test('counts no failed session without a session', async () => {
  const [from, release] = ['192.0.2.1', labelsOf('account')];
  await report(from, counter(release, failed));
  await report(from, counter({ ...release, 'tessera.release': '9.0.0-other' }));
  await report(from, counter(release, failed), histogram(release, { zeroCount: '1' }));
  expect(await counts('account')).toEqual([['tessera.remote.sessions', 1]]);
});

test.each([
  ['cold', undefined],
  ['cold', 'warm'],
  ['warm', 'cold'],
  [undefined, 'cold'],
])('counts a failed session (cache: %s) as one of its session (%s)', async (ofFailed, ofSession) => {
  apps += 1;
  const app = `app${apps}`;
  const labels = (cache: string | undefined) => labelsOf(app, { 'tessera.cache': cache });
  await report('192.0.2.1', counter(labels(ofSession)));
  await report('192.0.2.1', counter(labels(ofFailed), failed));
  await report('192.0.2.1', counter(labels(ofSession), failed));
  const { points } = await sandbox.read(app);
  expect(points.map(({ name, count, attributes }) => [name, count, attributes['tessera.cache']]).sort()).toEqual([
    [failed, 1, ofSession],
    ['tessera.remote.sessions', 1, ofSession],
  ]);
});

test('counts only releases that the registry of the site names, also those that were published a moment ago', async () => {
  const releases: Record<string, object> = { '1.0.0-abc': {} };
  const site = createServer((_, answer) => answer.end(JSON.stringify({ apps: { lists: { releases } } })));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/registry.json`;
  const strict = await startReceiver({ TELEMETRY_RELEASES: address, TELEMETRY_TABS_PER_NETWORK: '1000' });
  const send = async (more = {}) =>
    (await strict.post('metrics', metricsReport(counter(labelsOf('lists', more))), '192.0.2.1')).data;
  try {
    const partialSuccess = { rejectedDataPoints: '1', errorMessage: expect.stringContaining('does not have') };
    expect(await send()).toEqual({});
    expect(await send({ 'tessera.release': '2.0.0-abc' })).toEqual({ partialSuccess });
    expect(await send({ 'tessera.remote': 'games' })).toEqual({ partialSuccess });
    releases['2.0.0-abc'] = {};
    const until = performance.now() + 60_000;
    while ('partialSuccess' in (await send({ 'tessera.release': '2.0.0-abc' })) && performance.now() < until)
      await setTimeout(500);
    expect(await send({ 'tessera.release': '2.0.0-abc' })).toEqual({});
    site.close();
    expect(await send()).toEqual({});
  } finally {
    await strict.stop();
    site.close();
  }
});

test('an hour has at most so many rows, and calls go on while they are written and read', async () => {
  const flooded = await startReceiver();
  try {
    const labels = labelsOf('lists');
    /** A report of as many rows as possible, no two of which are equal. */
    const send = async (tab: number) => {
      const buckets = { positive: { offset: (tab % 600) - 300, bucketCounts: ['1'] } };
      const values = Array.from({ length: 59 }, (_, index) =>
        histogram({ ...labels, 'tessera.module': `Module${index}` }, buckets, 'tessera.module.loaded'),
      );
      const body = metricsReport(counter(labels), ...values);
      return (await flooded.post('metrics', body, `10.${tab >> 8}.${tab & 255}.1`)).text;
    };
    for (let tab = 0; tab < 100; tab += 1) expect(await send(tab)).toBe('{}');
    let readMs: number | undefined;
    const startedAt = performance.now();
    const reading = flooded.read('lists').then(() => {
      readMs = performance.now() - startedAt;
    });
    let longestMs = 0;
    while (readMs === undefined) {
      const calledAt = performance.now();
      // It reads the database.
      await fetch(`${flooded.url}/health`);
      longestMs = Math.max(longestMs, performance.now() - calledAt);
    }
    await reading;
    expect(longestMs).toBeLessThan(readMs / 2);
    for (let tab = 100; tab < 359; tab += 1) await send(tab);
    expect(await send(359)).toMatch(/"rejectedDataPoints":"(59|60)"/);
    const { points } = await flooded.read('lists');
    expect(points.length).toBeGreaterThan(19_000);
    expect(points.length).toBeLessThan(20_100);
  } finally {
    await flooded.stop();
  }
});
