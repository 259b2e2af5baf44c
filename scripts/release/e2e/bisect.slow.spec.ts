import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, test } from '@tessera/tooling/browser';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { rebuild, releaseBuiltSite } from '../src/testing';

let command: ChildProcessWithoutNullStreams | undefined;
test.afterEach(() => command?.kill());

test('answers in the terminal lead to the release that broke the site', async ({ page }) => {
  test.slow();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-bisected-'));
  const dataFolder = await copyStartedData();
  const port = await findFreePorts(portCount, 34_000);
  const origin = originOf('shell', port);
  const site = await releaseBuiltSite(path.join(folder, 'site'), 'https://site.example');
  const good = /revision (\d+)/.exec(await site.release('status'))?.[1] ?? '';
  const rebuilt: string[] = [];
  const release = async (app: string, buildId: string, edit: (text: string) => string) => {
    const build = await rebuild(targetNamed(app).outputFolder, { buildId, edit });
    rebuilt.push(build);
    await site.release('promote', app, await site.publish(app, build));
  };
  const rename = (text: string) => text.replaceAll('All Bets', 'All Wagers');
  const same = (text: string) => text;
  await release('lists', 'bbbbbbbbbb', same);
  await release('lists', 'cccccccccc', rename);
  await release('games', 'aaaaaaaaaa', same);
  await release('wallet', 'dddddddddd', same);
  await release('lists', 'eeeeeeeeee', rename);
  await release('games', 'ffffffffff', same);
  const typed = [process.execPath, 'scripts/tessera.mjs', 'release', 'bisect', '--site', site.folder, '--good', good];
  // Gives the command a terminal.
  const inTerminal =
    process.platform === 'linux' ? ['-qec', typed.join(' '), '/dev/null'] : ['-q', '/dev/null', ...typed];
  command = spawn('script', inTerminal, {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port) },
  });
  let printed = '';
  command.stdout.on('data', (text) => {
    printed += text;
  });
  const ended = new Promise((resolve) => command?.once('close', resolve));
  const tab = page.getByRole('tab', { name: /All (Bets|Wagers)/ });
  const answer = async (step: number, label: string, word: string) => {
    await expect.poll(() => printed).toMatch(new RegExp(`Step ${step}[^?]*skip\\?`));
    await page.goto(origin);
    await expect(tab).toHaveText(label);
    command?.stdin.write(`${word}\r`);
  };
  await answer(1, 'All Wagers', 'bad');
  await answer(2, 'All Bets', 'g');
  await answer(3, 'All Wagers', 'Bad');
  expect(await ended).toBe(0);
  expect(printed).toContain('lists 0.1.0-cccccccccc is the first bad release.');
  expect(printed).toContain('npm run release -- rollback lists 0.1.0-bbbbbbbbbb');
  await site.remove();
  for (const gone of [folder, dataFolder, ...rebuilt]) await rm(gone, { recursive: true, force: true });
});
