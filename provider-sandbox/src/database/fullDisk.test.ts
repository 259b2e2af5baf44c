import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '../testing/client';
import { copyStartedData, type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

const preload = fileURLToPath(new URL('../testing/fullDisk.cjs', import.meta.url));
let folder: string;
let sandbox: SandboxProcess;
/** Makes the disk full for the files with this in their path; the tables are below `/base/`, the log is in `/pg_wal/`. */
const fill = (part: string) => writeFileSync(path.join(folder, 'full'), part);
const free = () => rmSync(path.join(folder, 'full'));

beforeAll(async () => {
  folder = await copyStartedData();
  sandbox = await startSandboxProcess({
    ...{ DATA_DIR: folder, FULL_DISK: path.join(folder, 'full') },
    NODE_OPTIONS: `--require ${JSON.stringify(preload)}`,
  });
});
afterAll(async () => {
  await sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = async (method: string, path: string, body?: object) => {
  const { status, headers, data } = await createClient(sandbox.url).send(method, path, { ...(body && { body }) });
  return { status, retryAfter: headers.get('retry-after'), message: data.message };
};
const login = () => send('POST', '/__sandbox/sessions', { player: 'player' });
const unavailable = { status: 503, retryAfter: '2', message: expect.stringContaining('cannot use its database') };

test('a full disk answers 503, until there is room again', async () => {
  fill('/base/');
  let answer = await login();
  // Until the table needs another page.
  while (answer.status === 201) answer = await login();
  expect(answer).toEqual(unavailable);
  expect((await send('GET', '/health')).status).toBe(200);
  free();
  expect((await login()).status).toBe(201);
});

test('a disk that is full for the log of the database answers 503, and loses nothing', async () => {
  const heightOf = async () => (await createClient(sandbox.url).send('GET', '/__sandbox/blocks')).data.height;
  await send('POST', '/__sandbox/blocks', { count: 3 });
  const height = await heightOf();
  fill('/pg_wal/');
  const answers = await Promise.all([login(), send('POST', '/__sandbox/blocks', { count: 1 }), login()]);
  expect(answers).toEqual([unavailable, unavailable, unavailable]);
  expect(await send('GET', '/health')).toEqual(unavailable);
  expect(await login()).toEqual(unavailable);
  free();
  expect((await login()).status).toBe(201);
  expect(await heightOf()).toBe(height);
});
