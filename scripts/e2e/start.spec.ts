import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePorts } from '../src/apps/ports';
import { NpmCommand } from './npmCommand';

const startAt = (basePort: number, dataFolder: string, ...args: readonly string[]) =>
  new NpmCommand(['start', '--', ...args], basePort, dataFolder);

const answers = async (port: number) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
};

test.describe('npm start', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let basePort: number;
  let dataFolder: string;
  let start: NpmCommand;

  test.beforeAll(async () => {
    basePort = await findFreePorts(6, 28_000);
    dataFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-start-'));
    start = startAt(basePort, dataFolder);
  });

  test.afterAll(async () => {
    await start.interrupt();
    await rm(dataFolder, { recursive: true, force: true });
  });

  test('says what runs where and when the site is ready', async () => {
    await start.printed(`Tessera is ready at http://127.0.0.1:${basePort}`);
    expect(start.output).toContain('player@tessera.test');
    for (let offset = 0; offset < 6; offset += 1) expect(await answers(basePort + offset)).toBe(true);
  });

  test('gives its pages the policy and the headers of a released site', async () => {
    const page = await fetch(`http://127.0.0.1:${basePort}/`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  test('goes on without an app whose process was ended', async () => {
    process.kill(start.pidOf('mfe-lists'), 'SIGTERM');
    await start.printed('lists has stopped');
    expect(await answers(basePort + 4)).toBe(false);
    expect(await answers(basePort)).toBe(true);
  });

  test('names a port that is taken', async () => {
    const second = startAt(basePort, dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`Port ${basePort} is taken`);
  });

  test('tells a second start on the same data who holds them, and leaves them unharmed', async () => {
    const second = startAt(await findFreePorts(6, 28_600), dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(String(start.pidOf('provider sandbox')));
    expect(await answers(basePort + 5)).toBe(true);
  });

  test('stops every process on Ctrl-C and frees every port', async () => {
    await start.interrupt();
    for (let offset = 0; offset < 6; offset += 1) expect(await answers(basePort + offset)).toBe(false);
  });

  test('says what it does not know', async () => {
    const wrong = startAt(basePort, dataFolder, '--frsh');
    expect(await wrong.ended).toBe(1);
    expect(wrong.output).toContain('it takes --fresh');
  });
});

test('the server behind a taken port is named even when it is not ours', async () => {
  const port = await findFreePorts(6, 29_200);
  const server = net.createServer().listen(port + 2, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const start = startAt(port, path.join(os.tmpdir(), 'tessera-never-made'));
  expect(await start.ended).toBe(1);
  expect(start.output).toContain(`Port ${port + 2} is taken, and account needs it`);
  server.close();
});
