import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { apps, originOf, portCount, portOf } from '@tessera/platform/project';
import { copyProject } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { NpmCommand } from '../browser/npmCommand';

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
  test.describe.configure({ mode: 'serial' });
  let basePort: number;
  let dataFolder: string;
  let start: NpmCommand;

  test.beforeAll(async () => {
    basePort = await findFreePorts(portCount, 28_000);
    dataFolder = await copyStartedData();
    start = startAt(basePort, dataFolder);
  });

  test.afterAll(async () => {
    await start.interrupt();
    await rm(dataFolder, { recursive: true, force: true });
  });

  test('prints what runs where and when the site is ready', async () => {
    await start.printed(`Tessera is ready at ${originOf('shell', basePort)}`);
    expect(start.output).toContain('player@tessera.test');
    for (let offset = 0; offset < portCount; offset += 1) expect(await answers(basePort + offset)).toBe(true);
  });

  test('gives its pages the policy and the headers of a released site', async () => {
    const page = await fetch(originOf('shell', basePort));
    const text = await page.text();
    expect(text).toContain('require-trusted-types-for &#39;script&#39;');
    // The provider's games are in it, since it was composed again when the provider was up.
    expect(text).toContain('href="/game/Keno"');
    expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  test('redirects its IP address to its host name', async () => {
    const answer = await fetch(`http://127.0.0.1:${basePort}/bets?tab=mine`);
    expect(answer.url).toBe(`${originOf('shell', basePort)}/bets?tab=mine`);
    expect(answer.ok).toBe(true);
  });

  test('keeps running without an app after its process has ended', async () => {
    process.kill(start.pidOf('mfe-lists'), 'SIGTERM');
    await start.printed('lists has ended (exit code 0); the rest goes on without it.');
    expect(await answers(basePort + 4)).toBe(false);
    expect(await answers(basePort)).toBe(true);
  });

  test('reports a port that is taken', async () => {
    const second = startAt(basePort, dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`Port ${basePort} is taken`);
  });

  test('refuses a second start on the same data, and names the process that uses them', async () => {
    const second = startAt(await findFreePorts(portCount, 28_600), dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(String(start.pidOf('provider sandbox')));
    expect(await answers(portOf('sandbox', basePort))).toBe(true);
  });

  test('stops every process and frees every port on Ctrl-C', async () => {
    await start.interrupt();
    for (let offset = 0; offset < portCount; offset += 1) expect(await answers(basePort + offset)).toBe(false);
  });

  test('rejects unknown arguments', async () => {
    const wrong = startAt(basePort, dataFolder, '--frsh');
    expect(await wrong.ended).toBe(1);
    expect(wrong.output).toContain('(Did you mean --fresh?)');
  });
});

test('a taken port is reported even when another program uses it', async () => {
  const port = await findFreePorts(portCount, 29_200);
  const server = net.createServer().listen(portOf('account', port), '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const start = startAt(port, path.join(os.tmpdir(), 'tessera-never-made'));
  expect(await start.ended).toBe(1);
  expect(start.output).toContain(`Port ${portOf('account', port)} is taken, and account needs it`);
  server.close();
});

test('two cold starts in one checkout build each app once, one after the other', async () => {
  const copy = await copyProject();
  const starts: NpmCommand[] = [];
  // A fresh checkout has no data yet.
  const startedData = await copyStartedData();
  const folders = [path.join(copy.folder, '.data'), startedData];
  try {
    for (const [index, folder] of folders.entries()) {
      const basePort = await findFreePorts(portCount, 32_000 + 300 * index);
      starts.push(new NpmCommand(['start'], basePort, folder, { folder: copy.folder }));
    }
    await Promise.all(starts.map((one) => one.printed('Tessera is ready')));
    const said = stripVTControlCharacters(starts.map(({ output }) => output).join('\n'));
    for (const { name } of apps.filter((app) => app.name !== 'sandbox')) {
      expect(said.match(new RegExp(`\\] ${name} +built in`, 'g'))).toHaveLength(1);
      expect(said.match(new RegExp(`\\] ${name} +unchanged`, 'g'))).toHaveLength(1);
    }
    expect(said).toMatch(/Waiting for process \d+, which builds \w+ …/);
  } finally {
    await Promise.all(starts.map((one) => one.interrupt()));
    await copy.remove();
    await rm(startedData, { recursive: true, force: true });
  }
});
