import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { type KeptService, keepRunning } from './keepRunning';
import { type ServiceDefinition, startService } from './supervisor';

let folder: string;
let kept: KeptService | undefined;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-processes-'));
  said = [];
});
afterEach(async () => {
  await kept?.stop();
  kept = undefined;
  rmSync(folder, { recursive: true });
});

function aService(source: string, firstEnv: Record<string, string> = {}): ServiceDefinition {
  const file = path.join(folder, 'service.mjs');
  writeFileSync(file, `setInterval(() => {}, 1000);\n${source}\nprocess.send('ready');`);
  return { name: 'wallet', file, env: {}, firstEnv, readyWithinMs: 60_000 };
}

const staysUp = "process.on('SIGTERM', () => process.exit(0));";

const keep = async (definition: ServiceDefinition, limits = {}) => {
  const service = await startService(definition);
  kept = keepRunning(service, (text) => said.push(text), { firstDelayMs: 10, ...limits });
  return kept;
};

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a service is ready when its own process reports it, not when its port answers', async () => {
  const other = http.createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = startService({
    name: 'wallet',
    file: path.join(projectRoot, 'scripts/tooling/src/serve/process.ts'),
    env: { PORT: String(port), SERVE_FOLDER: folder },
    readyWithinMs: 60_000,
  });
  await expect(start).rejects.toThrow(`wallet did not start (exit code 1):\nPort ${port} is taken by another process.`);
  other.close();
});

test('a killed process is restarted, without the settings for the first start', async () => {
  const note = path.join(folder, 'starts');
  const definition = aService(
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(note)}, process.env.FIRST ?? 'again');${staysUp}`,
    { FIRST: 'first ' },
  );
  const { pid } = await keep(definition);
  process.kill(pid, 'SIGKILL');
  await until(() => said.length === 2);
  expect(said).toEqual([
    'wallet has ended unexpectedly (SIGKILL). It is started again.',
    `wallet runs again (pid ${kept?.pid}).`,
  ]);
  expect(kept?.pid).not.toBe(pid);
  expect(readFileSync(note, 'utf8')).toBe('first again');
});

test('a process that was asked to end is not restarted', async () => {
  const { pid } = await keep(aService(staysUp));
  process.kill(pid, 'SIGTERM');
  await until(() => said.length > 0);
  expect(said).toEqual(['wallet has stopped (exit code 0); the rest goes on without it.']);
});

test('gives up a service that keeps ending', async () => {
  await keep(aService("setTimeout(() => { throw new Error('broken'); }, 50);"), { mostEnds: 3 });
  await until(() => said.some((text) => text.includes('not started again')));
  expect(said.filter((text) => text.includes('has ended unexpectedly'))).toHaveLength(3);
  expect(said.at(-1)).toBe(
    'wallet has ended unexpectedly (exit code 1). It is not started again: it has ended 3 times within 60 s.',
  );
});

test('a service that is stopped while it waits for a restart is not started', async () => {
  const { pid, stop } = await keep(aService(staysUp), { firstDelayMs: 600_000 });
  process.kill(pid, 'SIGKILL');
  await until(() => said.length > 0);
  await stop();
  expect(said).toHaveLength(1);
});
