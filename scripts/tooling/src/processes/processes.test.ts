import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { packageFile } from '@tessera/platform/project';
import { runServices } from './runServices';
import { defaultDataFolder, ownDataFolder } from './suite';
import { startService } from './supervisor';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a service is ready when its own process reports it, not when its port answers', async () => {
  const other = http.createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = startService({
    name: 'wallet',
    file: packageFile('tooling', 'src/serve/process.ts'),
    env: { SERVE: JSON.stringify({ folder, port }) },
    readyWithinMs: 60_000,
  });
  await expect(start).rejects.toThrow(`wallet did not start (exit code 1):\nPort ${port} is taken by another process.`);
  other.close();
});

test('says that a service has ended by itself, and nothing of one that is stopped', async () => {
  const file = path.join(folder, 'service.mjs');
  writeFileSync(file, "setInterval(() => {}, 1000);\nprocess.send('ready');");
  const said = new Promise((resolve) => jest.spyOn(console, 'log').mockImplementation(resolve));
  const definition = { file, env: {}, readyWithinMs: 60_000 };
  const [wallet, lists] = await runServices([
    { ...definition, name: 'wallet' },
    { ...definition, name: 'lists' },
  ]);
  await lists?.stop();
  process.kill(wallet?.pid ?? 0, 'SIGKILL');
  expect(await said).toContain('wallet has ended (SIGKILL); the rest goes on without it.');
});

test('commands beside npm start have data of their own, at each port', () => {
  const folders = [
    defaultDataFolder,
    ownDataFolder('serve', 4300),
    ownDataFolder('standalone', 3100),
    ownDataFolder('standalone', 4300),
  ];
  expect(new Set(folders).size).toBe(folders.length);
});
