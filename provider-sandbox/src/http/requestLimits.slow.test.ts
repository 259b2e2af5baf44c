import { connect } from 'node:net';
import { calls } from '@tessera/shared-contracts/api/schema';
import { sandboxOfTests } from '../testing/ofTests';

const timeoutMs = 500;

const { sandbox, client } = sandboxOfTests({ REQUEST_TIMEOUT_MS: String(timeoutMs) });

const head = `POST ${calls.login.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`;

/** Sends one character at a time for as long as the server accepts them, and returns the answer. */
function drip(beginning: string): Promise<string> {
  const { hostname, port } = new URL(sandbox.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.write(beginning);
    const dripping = setInterval(() => socket.write('x'), timeoutMs / 10);
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    // Characters may still be on their way when the connection is closed.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
  });
}

test.each([
  ['a body', `${head}content-length: 50000\r\n\r\n`],
  ['a body of unknown length', `${head}transfer-encoding: chunked\r\n\r\nffff\r\n`],
  ['headers', `${head}x-slow: `],
])('%s sent too slowly: it is answered 408 with a message, and the connection is closed', async (_, beginning) => {
  const answer = await drip(beginning);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message: expect.any(String) });
});

test('an answer may take longer than a request', async () => {
  await client.send('POST', '/__sandbox/faults', {
    body: { path: calls.coins.path, delayMs: 4 * timeoutMs, times: 1 },
  });
  expect((await client.call('coins')).status).toBe(200);
});

test('a body that is larger than any call needs is refused with a message', async () => {
  const body = { email: 'x'.repeat(100_000), password: 'Tessera2026!' };
  expect(await client.call('login', { body })).toMatchObject({ status: 413, data: { message: expect.any(String) } });
});
