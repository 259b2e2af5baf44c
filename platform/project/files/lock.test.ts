import { existsSync } from 'node:fs';
import { link, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Holder, withLock } from './lock';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-lock-'));
  file = path.join(folder, 'locks/build.lock');
  await withLock(file, patient, async () => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const timeoutError = ({ pid }: Holder) => new Error(`held by ${pid}`);
const patient = { timeoutMs: 60_000, timeoutError };

test('serializes work, and reports once which holder it waits for', async () => {
  const steps: string[] = [];
  const waited: number[] = [];
  const work = (name: string) =>
    withLock(file, { ...patient, onWait: ({ pid }) => waited.push(pid) }, async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      steps.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  const [first = ''] = steps;
  const [one, other] = first.startsWith('a') ? ['a', 'b'] : ['b', 'a'];
  expect(steps).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`]);
  expect(waited).toEqual([process.pid]);
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['of a process that is gone', JSON.stringify({ token: 'x', pid: 2 ** 22 - 3, host: os.hostname() }), false],
  ['that is truncated and old', '{"token":"x","pi', true],
  [
    'without a heartbeat, with a process id that was reused',
    JSON.stringify({ token: 'x', pid: 1, host: os.hostname() }),
    true,
  ],
])('replaces a lock %s', async (_name, text, isOld) => {
  await writeFile(file, text);
  if (isOld) await utimes(file, new Date(0), new Date(0));
  expect(await withLock(file, { ...patient, timeoutMs: 0 }, async () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(false);
});

test('a stale lock is removed even if a process was killed while removing it', async () => {
  await writeFile(file, JSON.stringify({ token: 'x', pid: 2 ** 22 - 3, host: os.hostname() }));
  await link(file, `${file}.x.gone`);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
  expect(await withLock(file, patient, async () => 'done')).toBe('done');
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test('gives up after the timeout, names the holder and leaves its lock', async () => {
  await withLock(file, patient, async () => {
    await expect(withLock(file, { ...patient, timeoutMs: 0 }, async () => undefined)).rejects.toThrow(
      `held by ${process.pid}`,
    );
    expect(existsSync(file)).toBe(true);
  });
});

test('is free again after work that failed', async () => {
  await expect(withLock(file, patient, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await withLock(file, { ...patient, timeoutMs: 0 }, async () => 'done')).toBe('done');
});
