/** @jest-environment-options {"page": true} */
import { readSession } from '../session';
import {
  aSession,
  errorReply,
  installSiteConfig,
  noAnswer,
  onCleanup,
  recordEvents,
  StubReply,
  storeSession,
  stubProvider,
} from '../testing';
import { followPlayerEvents } from '.';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  setVisibility('visible');
  storeSession(undefined);
  localStorage.clear();
});

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** A stream that the test writes to. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    reply: new StubReply(async (signal) => {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
    async write(text: string) {
      controller.enqueue(new TextEncoder().encode(text));
      await pass();
    },
    async end() {
      controller.close();
      await pass();
    },
  };
}

/** Follows the events of a player until the test ends. */
async function follow(reply: StubReply, providerExtensions: string[] = ['events']) {
  installSiteConfig({ providerExtensions });
  storeSession(aSession({ token: 'token', user: { id: 'follower' } }));
  const provider = stubProvider({ playerEvents: () => reply });
  const events = recordEvents();
  const undo = followPlayerEvents();
  onCleanup(undo);
  await pass();
  return { provider, events, undo, requests: () => provider.requestsOf('playerEvents') };
}
const lastEventIds = (requests: readonly { readonly headers: Headers }[]) =>
  requests.map(({ headers }) => headers.get('last-event-id'));
const changed = (data: object, id?: number) =>
  `event: changed\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

test('sends no request to a provider without the extension', async () => {
  const { provider } = await follow(noAnswer(), []);
  expect(provider.requests).toHaveLength(0);
});

test('fires `balance-changed` for each change, however the answer is chunked', async () => {
  const stream = aStream();
  const { events, requests } = await follow(stream.reply);
  expect(requests()[0]).toMatchObject({ params: { userId: 'follower' } });
  expect(requests()[0]?.headers.get('authorization')).toBe('Bearer token');
  await stream.write('retry: 2000\n\nevent: ready\nid: 6\ndata: {}\n\nevent: heartbeat\ndata: {}\n\n');
  expect(events).toEqual([]);
  for (const letter of changed({ reason: 'deposit', currency: 'BTC', amount: 99 }, 7)) await stream.write(letter);
  await stream.write(changed({ reason: 'page–restored', currency: null }));
  expect(events).toEqual([
    { name: 'balance-changed', payload: { reason: 'deposit', currency: 'BTC' } },
    { name: 'balance-changed', payload: { reason: 'page–restored' } },
  ]);
});

test('fires `notices-changed` for what is new or was read', async () => {
  const stream = aStream();
  const { events } = await follow(stream.reply);
  await stream.write('event: notices-changed\nid: 8\ndata: {}\n\n');
  expect(events).toEqual([{ name: 'notices-changed', payload: {} }]);
});

test('an invalid change is reported and skipped', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const stream = aStream();
  const { events } = await follow(stream.reply);
  await stream.write('event: changed\ndata: no JSON\n\n');
  await stream.write(changed({ currency: 'BTC' }));
  await stream.write(changed({ reason: 'deposit' }));
  expect(events).toEqual([{ name: 'balance-changed', payload: { reason: 'deposit' } }]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('resumes after the last event when the connection ends, after a second at the earliest', async () => {
  const stream = aStream();
  const { provider, requests } = await follow(stream.reply);
  await stream.write(changed({ reason: 'game' }, 41));
  provider.use({ playerEvents: () => aStream().reply });
  await stream.end();
  expect(requests()).toHaveLength(1);
  await pass(1_000);
  expect(lastEventIds(requests())).toEqual([null, '41']);
});

test('resumes after the last event when the page is shown again, but not for another player', async () => {
  const stream = aStream();
  const { provider, events, requests } = await follow(stream.reply);
  await stream.write(changed({ reason: 'game' }, 41));
  provider.use({ playerEvents: () => aStream().reply });
  setVisibility('hidden');
  await pass(10_000);
  expect(events).toHaveLength(1);
  expect(requests()).toHaveLength(1);
  setVisibility('visible');
  await pass();
  expect(lastEventIds(requests())).toEqual([null, '41']);
  storeSession(aSession({ token: 'of livia', user: { id: 'livia' } }));
  await pass();
  expect(lastEventIds(requests())).toEqual([null, '41', null]);
});

const lastEventOf = (userId: string) => `player/${userId}/tessera.shell.last-event`;

test.each([
  ['after another tab’s last event', '{"id":"41"}', '41'],
  ['at the beginning after an unreadable entry', '{"id":41}', null],
  ['at the beginning after invalid JSON', 'x', null],
])('begins %s', async (_, stored, expected) => {
  localStorage.setItem(lastEventOf('follower'), stored);
  const { requests } = await follow(aStream().reply);
  expect(lastEventIds(requests())).toEqual([expected]);
});

test.each([
  [
    'after the page began to load is fired',
    1,
    [
      { name: 'balance-changed', payload: { reason: 'page-loaded' } },
      { name: 'notices-changed', payload: {} },
    ],
  ],
  ['earlier is not', -1, []],
])('what another tab received %s', async (_, afterMs, expected) => {
  const changedAtMs = performance.timeOrigin + afterMs;
  localStorage.setItem(lastEventOf('follower'), JSON.stringify({ id: '41', changedAtMs }));
  const { events } = await follow(aStream().reply);
  expect(events).toEqual(expected);
});

test('waits longer after each failure, and not at all once the browser is online again', async () => {
  const { requests } = await follow(noAnswer());
  const startsMs: number[] = [];
  for (let ms = 0; ms < 70_000; ms += 500) {
    if (requests().length > startsMs.length) startsMs.push(ms);
    await pass(500);
  }
  const pausesMs = startsMs.slice(1).map((ms, index) => ms - (startsMs[index] ?? 0));
  // The pause after a failure comes after the shortest interval.
  expect(pausesMs).toEqual([2_000, 3_000, 5_000, 9_000, 17_000, 33_000]);
  const count = requests().length;
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(requests()).toHaveLength(count + 1);
});

test('a connection that is silent for three heartbeats is replaced', async () => {
  const stream = aStream();
  const { requests } = await follow(stream.reply);
  await pass(40_000);
  await stream.write('event: heartbeat\ndata: {}\n\n');
  await pass(40_000);
  expect(requests()).toHaveLength(1);
  await pass(6_000);
  expect(requests()).toHaveLength(2);
});

test('a 401 ends the session', async () => {
  const { requests } = await follow(errorReply(401));
  await pass(5_000);
  expect(readSession()).toBeUndefined();
  expect(requests()).toHaveLength(1);
});

test('sends no more requests once undone', async () => {
  const stream = aStream();
  const { undo, requests } = await follow(stream.reply);
  undo();
  await pass(10_000);
  expect(requests()).toHaveLength(1);
});
