import { connect, type Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { openEvents } from '../testing/automatic';
import { createEventStream, type EventStream } from './events';
import { answerFailures } from './failures';

let app: FastifyInstance;
let stream: EventStream;
let address: string;

beforeEach(async () => {
  app = fastify();
  answerFailures(app);
  stream = createEventStream({ limits: { watchers: 3, watchersPerNetwork: 2 }, kept: 3, heartbeatMs: 50 });
  app.get('/events', { exposeHeadRoute: false }, async (request, reply) =>
    stream.watch(request, reply, () => ({ name: 'snapshot', id: 'now', data: {} })),
  );
  address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/events`;
});
afterEach(async () => {
  stream.close();
  await app.close();
});

const publish = (...ids: readonly number[]) => {
  for (const id of ids) stream.publish({ id: String(id), name: 'step', data: { text: 'two\nlines' } });
};
const watch = (headers: Readonly<Record<string, string>> = {}, query = '') => openEvents(address + query, headers);
const untilWatched = async (count: number) => {
  while (stream.watchers !== count) await new Promise((done) => setTimeout(done, 5));
};

test.each([
  ['the snapshot without an id', {}, '', ['now']],
  ['what came after the last one', { 'last-event-id': '3' }, '', ['4', '5']],
  ['what came after the last one, named in the query', {}, '?lastEventId=4', ['5']],
  ['nothing after the newest one', { 'last-event-id': '5' }, '?lastEventId=3', []],
  ['the snapshot after an event that is no longer stored', { 'last-event-id': '2' }, '', ['now']],
  ['the snapshot after an unknown event', { 'last-event-id': '\u00ff' }, '', ['now']],
])('a watcher gets %s, and then new events', async (_, headers, query, first) => {
  publish(1, 2, 3, 4, 5);
  const watcher = await watch(headers, query);
  publish(6);
  await watcher.until(({ id }) => id === '6');
  expect(watcher.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(watcher.received.flatMap(({ id }) => id ?? [])).toEqual([...first, '6']);
  expect(watcher.received.find(({ id }) => id === '6')?.data).toEqual({ text: 'two\nlines' });
  await watcher.close();
});

test('an event that is no longer stored cannot be resumed from', async () => {
  publish(1, 2);
  stream.forget();
  publish(3);
  const watcher = await watch({ 'last-event-id': '2' });
  await watcher.until(({ id }) => id === 'now');
  await watcher.close();
});

test('heartbeats have no id, so watchers do not resume from them', async () => {
  const watcher = await watch();
  const beat = await watcher.until(({ name }) => name === 'heartbeat');
  expect(beat.id).toBeUndefined();
  await watcher.close();
});

test('the number of watchers is limited, and a watcher that leaves makes room', async () => {
  const first = await watch();
  const second = await watch();
  const third = await fetch(address);
  expect([third.status, await third.json()]).toEqual([503, { message: expect.stringContaining('Too many') }]);
  await first.close();
  await untilWatched(1);
  const next = await watch();
  expect(next.status).toBe(200);
  await Promise.all([second.close(), next.close()]);
});

test('a connection ends after its longest time, and the watcher resumes on another one', async () => {
  stream.close();
  stream = createEventStream({ limits: { watchers: 1, watchersPerNetwork: 1 }, heartbeatMs: 20, longestMs: 100 });
  await (await watch()).ended;
  await untilWatched(0);
  publish(1, 2);
  const next = await watch({ 'last-event-id': '1' });
  expect((await next.until(({ name }) => name === 'step')).id).toBe('2');
  await next.close();
});

/** A watcher that reads nothing. */
async function watchUnread(): Promise<Socket> {
  const socket = await new Promise<Socket>((done) => {
    const opened = connect(Number(new URL(address).port), '127.0.0.1', () => done(opened));
  });
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
}

test('a watcher that reads nothing is disconnected after the longest time', async () => {
  stream.close();
  const limits = { watchers: 1, watchersPerNetwork: 1 };
  stream = createEventStream({ limits, heartbeatMs: 20, longestMs: 100, mostUnsent: Number.POSITIVE_INFINITY });
  const socket = await watchUnread();
  await untilWatched(1);
  // More than the system's buffers hold, so that the end stays unsent.
  stream.publish({ name: 'large', data: 'x'.repeat(50_000_000) });
  await untilWatched(0);
  socket.destroy();
});

test('a watcher that reads too slowly is disconnected, and the others are not', async () => {
  const watcher = await watch();
  const socket = await watchUnread();
  await untilWatched(2);
  const large = 'x'.repeat(60_000);
  let sent = 0;
  // The system's buffers hold some megabytes; beyond that, unread data would stay in the process's memory.
  for (; stream.watchers === 2 && sent < 2_000; sent += 1) {
    stream.publish({ name: 'large', id: `large-${sent}`, data: large });
    await watcher.until(({ id }) => id === `large-${sent}`);
  }
  await untilWatched(1);
  expect(sent).toBeLessThan(2_000);
  publish(1);
  await watcher.until(({ id }) => id === '1');
  socket.destroy();
  await watcher.close();
});

test('ends every response when it is closed', async () => {
  const watcher = await watch();
  stream.close();
  await watcher.ended;
});
