import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

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
