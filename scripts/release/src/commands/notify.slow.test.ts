import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startClockedSandbox } from '../../../../provider-sandbox/src/testing/clockedSandbox';
import { signatureOf } from '../notify/deliver';
import { updateText } from '../site/objectStore';
import { reportTraffic } from '../testing/reportTraffic';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
let sandbox: Awaited<ReturnType<typeof startClockedSandbox>>;
let site: TestSite;
let receiver: Server;
let url: string;
let told: Told[];
/** What the receiver answers, one after the other; then 204. */
let answers: number[];

beforeAll(async () => {
  sandbox = await startClockedSandbox(() => site?.now ?? new Date());
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const status = answers.shift() ?? 204;
    if (status === 204) told.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await sandbox.stop();
});

const hooked = async (notify: unknown) =>
  updateText((await site.site()).store, 'site.json', (text) => JSON.stringify({ ...JSON.parse(text), notify }));
const events = () => told.map(({ body }) => JSON.parse(body));
const notify = () => site.run('notify', '--telemetry', `${sandbox.url}/__sandbox/telemetry`);

let count = 0;
let live: string;
beforeEach(async () => {
  [told, answers] = [[], []];
  count += 1;
  site = await aSiteInMemory('lists', 'shell');
  site.notifySecret = secret;
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  live = await site.publish({ version: `1.${count}.0` });
  await hooked({ url });
});
afterEach(() => site.remove());

test('a promotion, a refusal and what is taken back are told once each, signed', async () => {
  await site.done('promote', 'lists', live);
  site.now = new Date(site.now.getTime() + 1_000);
  const wrong = await site.publish({ version: `2.${count}.0`, buildId: 'bbbbbbbbbb', contract: 99 });
  expect((await site.run('promote', 'lists', wrong)).code).toBe(1);
  await site.done('promote', 'lists', await site.publish({ version: `1.${count}.1`, buildId: 'dddddddddd' }));
  await site.done('rollback', 'lists');
  await notify();
  expect(events()).toMatchObject([
    { type: 'promoted', data: { app: 'shell' } },
    { type: 'promoted', timestamp: '2026-11-21T12:00:00.000Z', data: { app: 'lists', release: live } },
    { type: 'refused', data: { app: 'lists', release: wrong, text: expect.stringContaining('was refused to ada: ') } },
    { type: 'promoted', data: { app: 'lists' } },
    { type: 'taken back', data: { app: 'lists', release: live } },
  ]);
  for (const { headers, body } of told) {
    const [id, seconds] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
    expect(headers['webhook-signature']).toBe(signatureOf(secret, id, seconds, body));
  }
});

test('a receiver that fails is asked again, and by the next command; the promotion is done', async () => {
  answers = [500, 500, 500, 500, 500, 500];
  const output = await site.done('promote', 'lists', live);
  expect(output).toContain('nobody was told');
  expect(told).toEqual([]);
  expect((await notify()).output).toContain('Told of 2 events.');
  expect((await notify()).output).toContain('There was nothing to tell.');
  expect(events().map(({ data }) => data.app)).toEqual(['shell', 'lists']);
});

test('commands at the same time tell once', async () => {
  await hooked(undefined);
  await site.done('promote', 'lists', live);
  await hooked({ url });
  await Promise.all([notify(), notify(), notify()]);
  expect(events().map(({ data }) => data.app)).toEqual(['shell', 'lists']);
});

test('a webhook without a secret is told nothing', async () => {
  site.notifySecret = undefined;
  expect(await site.done('promote', 'lists', live)).toContain('set TESSERA_NOTIFY_SECRET');
  expect(told).toEqual([]);
});

test('a live release that fails more often than in its last seven days is told of', async () => {
  await site.done('promote', 'lists', live);
  await reportTraffic(sandbox.url, { release: live, cohort: 'live', sessions: 200, failed: 1 });
  site.now = new Date(site.now.getTime() + 3 * 3_600_000);
  await reportTraffic(sandbox.url, { release: live, cohort: 'live', sessions: 60, failed: 20 });
  told = [];
  expect((await notify()).code).toBe(0);
  expect((await notify()).code).toBe(0);
  expect(events()).toMatchObject([
    { type: 'sick', data: { app: 'lists', text: expect.stringMatching(/20 of 60 sessions .* failed, 1 of 200/) } },
  ]);
});

test.each([
  ['with its canary taken back', []],
  ['with its canary kept', ['--keep']],
])('a watch that ends without a verdict is told of once, %s', async (_end, more) => {
  await site.done('promote', 'lists', live);
  const next = await site.publish({ version: `1.${count}.1`, buildId: 'dddddddddd' });
  const receiver = ['--telemetry', `${sandbox.url}/__sandbox/telemetry`];
  expect((await site.run('promote', 'lists', next, '--watch', '1m', ...receiver, ...more)).code).toBe(1);
  await notify();
  expect(events().slice(2)).toMatchObject([
    { type: 'promoted', data: { app: 'lists', release: next } },
    {
      type: 'no verdict',
      data: { app: 'lists', text: expect.stringContaining('the time was over without a verdict') },
    },
  ]);
});

test('violations of the policy that jump are told of once', async () => {
  await site.done('promote', 'lists', live);
  await reportTraffic(sandbox.url, { release: live, cohort: 'live', sessions: 100, violations: 10 });
  site.now = new Date(site.now.getTime() + 3 * 3_600_000);
  await reportTraffic(sandbox.url, { release: live, cohort: 'live', sessions: 60, violations: 19 });
  told = [];
  expect((await notify()).output).toContain('There was nothing to tell.');
  await reportTraffic(sandbox.url, { release: live, cohort: 'live', sessions: 10, violations: 10 });
  await notify();
  await notify();
  expect(events()).toMatchObject([
    { type: 'violations', data: { app: 'lists', text: expect.stringContaining('29 violations of the policy, 7 are') } },
  ]);
});

test('a preview is told of before it expires', async () => {
  await site.done('promote', 'lists', live);
  await site.publish({ version: `3.${count}.0`, buildId: 'cccccccccc' }, undefined, 'new-tabs');
  site.now = new Date(site.now.getTime() + 28 * 86_400_000);
  told = [];
  await notify();
  expect(events()).toMatchObject([
    { type: 'preview expires', data: { app: 'lists', text: expect.stringContaining('new-tabs of lists') } },
  ]);
});

const reads = (kind: string) => [
  process.execPath,
  '-e',
  `process.stdin.on('data', (text) => process.exit(JSON.parse(text).type === '${kind}' ? 0 : 1))`,
];

test('a command gets the event; one that fails does not hold a release up', async () => {
  await hooked({ command: reads('promoted') });
  expect(await site.done('promote', 'lists', live)).not.toContain('nobody was told');
  const next = await site.publish({ version: `1.${count}.1`, buildId: 'dddddddddd' });
  await hooked({ command: ['/nowhere/at/all'] });
  expect(await site.done('promote', 'lists', next)).toContain('nobody was told');
});

test('a site without a hook says how to have one', async () => {
  await hooked(undefined);
  expect(await notify()).toMatchObject({ code: 1, output: expect.stringContaining('Add notify to site.json') });
});
