import net from 'node:net';
import { createLine, startDelayedProxy } from './delayedProxy';
import { createTokenBucket } from './tokenBucket';

test('a full bucket lets a burst pass and then limits the rate', () => {
  const bucket = createTokenBucket(1_000, 100);
  expect(bucket.take(100, 0)).toBe(0);
  expect(bucket.take(50, 0)).toBeCloseTo(50);
  expect(bucket.take(50, 0)).toBeCloseTo(100);
});

test('a bucket refills while nothing passes, up to its capacity', () => {
  const bucket = createTokenBucket(1_000, 100);
  bucket.take(100, 0);
  expect(bucket.take(50, 50)).toBe(0);
  expect(bucket.take(200, 100_000)).toBeCloseTo(100);
});

test('at most the rate plus the burst passes in a second', () => {
  const bucket = createTokenBucket(10_000, 1_500);
  let passedWithinSecond = 0;
  for (let sent = 0; sent < 40; sent += 1) if (bucket.take(500, 0) <= 1_000) passedWithinSecond += 500;
  expect(passedWithinSecond).toBe(11_500);
});

/** Milliseconds until the response to a first byte, and to a second one on the same connection. */
async function timeAnswers(port: number): Promise<readonly [first: number, second: number]> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  const ask = () =>
    new Promise<number>((resolve) => {
      const startedAtMs = performance.now();
      socket.once('data', () => resolve(performance.now() - startedAtMs));
      socket.write('?');
    });
  const first = await ask();
  const second = await ask();
  socket.destroy();
  return [first, second];
}

async function listen(onConnection: (socket: net.Socket) => void) {
  const server = net.createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as net.AddressInfo).port, close: () => server.close() };
}

test('a connection costs a round trip before the first one, and each exchange costs one', async () => {
  const echo = await listen((socket) => socket.pipe(socket));
  const line = createLine({ rttMs: 60, bytesPerSecond: 1_000_000 });
  const proxy = await startDelayedProxy({ port: 0, targetPort: echo.port, line: () => line });
  const [first, second] = await timeAnswers(proxy.port);
  expect(first).toBeGreaterThanOrEqual(115);
  expect(second).toBeGreaterThanOrEqual(55);
  expect(second).toBeLessThan(first);
  proxy.drop();
  const [again] = await timeAnswers(proxy.port);
  expect(again).toBeGreaterThanOrEqual(115);
  await proxy.close();
  echo.close();
});

test('bytes arrive complete, in order and no faster than the line, however many connections share it', async () => {
  const sent = Buffer.from(Array.from({ length: 30_000 }, (_, index) => index % 251));
  const source = await listen((socket) => socket.end(sent));
  const line = createLine({ rttMs: 10, bytesPerSecond: 200_000 });
  const proxy = await startDelayedProxy({ port: 0, targetPort: source.port, line: () => line });
  const startedAtMs = performance.now();
  const receive = () =>
    new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = [];
      const socket = net.connect(proxy.port, '127.0.0.1');
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.once('close', () => resolve(Buffer.concat(chunks)));
    });
  const received = await Promise.all([receive(), receive()]);
  const durationMs = performance.now() - startedAtMs;
  for (const bytes of received) expect(bytes.equals(sent)).toBe(true);
  expect(durationMs).toBeGreaterThanOrEqual(270);
  await proxy.close();
  source.close();
});
