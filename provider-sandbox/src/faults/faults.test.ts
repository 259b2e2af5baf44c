import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { createFaults } from './faults';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox?.stop());

const path = '/wallet-service/api/wallet/coins';
const control = (method: string, body?: object) =>
  fetch(`${sandbox.url}/__sandbox/faults`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
afterEach(() => control('DELETE'));

test.each([
  ['/a/*', '/a/b', true],
  ['/a/*', '/b/a/', false],
  ['/*-service/*/coins', '/wallet-service/api/coins', true],
  ['/*-service/*/coins', '/wallet-service/coins', false],
  ['/a*a', '/a', false],
  ['/a.b', '/acb', false],
  ['/a', '/a?page=2', true],
  ['/a?page=*', '/a?page=2', true],
  [`/${'*a'.repeat(30)}`, `/${'a'.repeat(5_000)}b`, false],
])('a fault at %s, asked for %s: %s', (pattern, url, isMet) => {
  const faults = createFaults();
  faults.add({ method: '*', path: pattern, status: 500 });
  expect(faults.take('GET', url) !== undefined).toBe(isMet);
});

test.each([{}, { status: 500, body: { message: 'No' } }])('cuts an answer midway: %j', async (answer) => {
  const whole = await (await fetch(sandbox.url + path)).arrayBuffer();
  await control('POST', { path, drop: 'midway', ...answer });
  const cut = await fetch(sandbox.url + path);
  expect(cut.status).toBe(answer.status ?? 200);
  const announced = Number(cut.headers.get('content-length'));
  if (answer.status === undefined) expect(announced).toBe(whole.byteLength);
  let read = 0;
  const readAll = async () => {
    for await (const chunk of cut.body as unknown as AsyncIterable<Uint8Array>) read += chunk.length;
  };
  await expect(readAll()).rejects.toThrow('terminated');
  expect(read).toBe(Math.ceil(announced / 2));
});

test.each([
  ['<html><body>Bad gateway</body></html>', 'text/html; charset=utf-8'],
  ['Bad gateway', 'text/plain; charset=utf-8'],
])('sends %s as %s', async (body, type) => {
  await control('POST', { path, status: 502, body });
  const answer = await fetch(sandbox.url + path);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([502, type, body]);
});
