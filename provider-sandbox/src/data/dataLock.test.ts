import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from './dataLock';

let folder: string;
const path = () => join(folder, 'provider-sandbox.lock');
const writeLock = (holder: object) => writeFileSync(path(), JSON.stringify(holder));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is held only once, even within one process, until it is released', async () => {
  const lock = await lockData(folder);
  await expect(lockData(folder)).rejects.toThrow(`held by process ${process.pid}`);
  await lock.release();
  await (await lockData(folder)).release();
});

test('is acquired by one of many simultaneous callers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockData(folder)));
  const held = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(held).toHaveLength(1);
  await held[0]?.release();
});

test('is replaced once its process has ended', async () => {
  const gone = spawn('true');
  await new Promise((done) => gone.once('exit', done));
  writeLock({ pid: gone.pid, host: hostname(), startedAt: '1', since: '2026-01-01T00:00:00.000Z' });
  const lock = await lockData(folder);
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('is replaced by a process that reuses the dead holder’s pid, as in a restarted container', async () => {
  writeLock({ pid: process.pid, host: hostname(), startedAt: 'earlier', since: '2026-01-01T00:00:00.000Z' });
  await (await lockData(folder)).release();
});

test('of another machine is respected only while its heartbeat is recent', async () => {
  writeLock({ pid: 1, host: 'elsewhere', startedAt: '1', since: '2026-01-01T00:00:00.000Z' });
  await expect(lockData(folder)).rejects.toThrow('held by process 1 on elsewhere since 2026-01-01');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path(), longAgo, longAgo);
  await (await lockData(folder)).release();
});
