/** @jest-environment-options {"page": true} */
import { type CallResult, transactions } from '../api';
import { clearSession } from '../session';
import { aSession, installSiteConfig, onCleanup, recordEvents, storeSession } from '../testing';
import { type BodyPiece, streamCall } from '.';

const encoder = new TextEncoder();

/** Answers the next call with a body that the test writes. */
function openBody(init: ResponseInit = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const original = globalThis.fetch;
  globalThis.fetch = async (_url, { signal } = {}) => {
    signal?.addEventListener('abort', () => controller?.error(signal.reason));
    return new Response(body, init);
  };
  onCleanup(() => {
    globalThis.fetch = original;
  });
  return {
    write: (bytes: string | Uint8Array) =>
      controller?.enqueue(typeof bytes === 'string' ? encoder.encode(bytes) : bytes),
    close: () => controller?.close(),
    fail: () => controller?.error(new TypeError('network error')),
    isCancelled: () => isCancelled,
  };
}

/** Reads everything and returns it as text. @param take called with each piece; with `false` it stops */
function readerOf(take: (text: string) => Promise<boolean> = async () => true) {
  const pieces: BodyPiece[] = [];
  const read = async (body: AsyncIterable<BodyPiece>, status: number): Promise<CallResult<string>> => {
    for await (const piece of body) {
      pieces.push(piece);
      if (!(await take(piece.text))) break;
    }
    return { data: pieces.map(({ text }) => text).join(''), meta: { status } };
  };
  return { read, pieces };
}

const call = { call: transactions, params: { userId: aSession().user.id } };
const soon = (ms = 20) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  installSiteConfig();
  storeSession(aSession());
});

afterEach(() => jest.useRealTimers());

test('passes an answer on as it arrives, however characters are cut', async () => {
  const body = openBody({ headers: { 'content-length': '9' } });
  const { read, pieces } = readerOf();
  const result = streamCall(call, read);
  const bytes = encoder.encode('a😀b');
  body.write(bytes.slice(0, 3));
  await soon();
  body.write(bytes.slice(3));
  body.write('cde');
  body.write('more than was said');
  body.close();
  expect(await result).toEqual({ data: 'a😀bcdemore than was said', meta: { status: 200 } });
  expect(pieces.map(({ expectedBytes }) => expectedBytes)).toEqual([9, 9, 9, undefined]);
});

test('aborts the request when the reader stops early', async () => {
  const body = openBody();
  const { read } = readerOf(async (piece) => piece !== 'second');
  const result = streamCall(call, read);
  body.write('first ');
  await soon();
  body.write('second');
  expect(await result).toMatchObject({ data: 'first second' });
  expect(body.isCancelled()).toBe(true);
});

test('a long answer does not time out while data arrives', async () => {
  const body = openBody();
  const result = streamCall(call, readerOf().read, { silenceMs: 1_000 });
  for (let piece = 0; piece < 12; piece += 1) {
    body.write('x');
    await soon(900);
  }
  body.close();
  expect(await result).toMatchObject({ data: 'x'.repeat(12) });
});

test('a slow reader causes no timeout', async () => {
  const body = openBody();
  const busy = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 300));
  const result = streamCall(call, readerOf(() => busy).read, { silenceMs: 200 });
  body.write('x');
  body.close();
  await soon(300);
  expect(await result).toMatchObject({ data: 'x' });
});

test('a stalled answer times out', async () => {
  const body = openBody();
  const result = streamCall(call, readerOf().read, { silenceMs: 50 });
  body.write('x');
  await soon(40);
  body.write('y');
  await soon(60);
  expect(await result).toMatchObject({ error: { kind: 'timed-out', message: 'Failed to load transactions' } });
});

test.each([
  ['the connection breaks', (body: ReturnType<typeof openBody>) => body.fail(), 'unreachable'],
  ['another player signs in', () => storeSession(aSession({ token: 'other', user: { id: 'other' } })), 'aborted'],
  ['the player leaves', () => void clearSession(), 'aborted'],
])('when %s, the answer is dropped', async (_, happen, kind) => {
  const body = openBody();
  const result = streamCall(call, readerOf().read);
  body.write('x');
  await soon();
  happen(body);
  if (kind === 'aborted') body.close();
  expect(await result).toMatchObject({ error: { kind } });
});

test('the caller can abort', async () => {
  openBody().write('x');
  const controller = new AbortController();
  const result = streamCall(call, readerOf().read, { signal: controller.signal });
  await soon();
  controller.abort();
  expect(await result).toMatchObject({ error: { kind: 'aborted' } });
});

test('a refusal is read whole, and a 401 ends the session', async () => {
  const body = openBody({ status: 503 });
  const events = recordEvents();
  body.write('{"message":"The ledger is being serviced."}');
  body.close();
  const { read, pieces } = readerOf();
  const { error } = await streamCall(call, read);
  expect(error).toMatchObject({ kind: 'server-failed', serverMessage: 'The ledger is being serviced.' });
  openBody({ status: 401 }).close();
  expect((await streamCall(call, read)).error?.kind).toBe('session-expired');
  expect(events.map(({ name }) => name)).toContain('token-changed');
  expect(pieces).toEqual([]);
});

test('an error in the reader is not a lost connection', async () => {
  const body = openBody();
  const { read } = readerOf(() => Promise.reject(new Error('a mistake')));
  const result = streamCall(call, read);
  body.write('x');
  await expect(result).rejects.toThrow('a mistake');
});
