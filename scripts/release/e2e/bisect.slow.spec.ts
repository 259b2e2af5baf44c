import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { rebuild, releaseBuiltSite } from '../src/testing';

let command: ChildProcessWithoutNullStreams | undefined;
test.afterEach(() => command?.kill());

test('Good and Bad on the diagnostics page lead to the release that broke the site', async ({ page }, testInfo) => {
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
  const typed = ['release', 'bisect', '--site', site.folder, '--good', good];
  command = spawn(process.execPath, ['scripts/tessera.mjs', ...typed], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port) },
  });
  let printed = '';
  command.stdout.on('data', (text) => {
    printed += text;
  });
  const { stdin } = command;
  const ended = new Promise((resolve) => command?.once('close', resolve));
  const violations: string[] = [];
  page.on('console', (message) => /Content.Security.Policy/.test(message.text()) && violations.push(message.text()));
  const step = (number: number) => expect.poll(() => printed).toMatch(new RegExp(`Step ${number}[^?]*skip\\?`));
  const tab = page.getByRole('tab', { name: /All (Bets|Wagers)/ });
  const form = page.getByRole('form', { name: 'Bisect' });

  await step(1);
  await page.goto(origin);
  await expect(tab).toHaveText('All Wagers');
  await expect(form).toContainText('lists 0.1.0-cccccccccc');
  await page.goto(`${origin}/__mf`);
  await expect(page.getByRole('table')).toContainText('0.1.0-cccccccccc');
  await expectAccessible(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: testInfo.outputPath(`step-${width}.png`) });
  }
  await form.getByRole('button', { name: 'Bad' }).click();

  await expect(form).toContainText('lists 0.1.0-bbbbbbbbbb');
  await expect(page).toHaveURL(`${origin}/__mf`);
  await page.goto(origin);
  await expect(tab).toHaveText('All Bets');
  stdin.write('good\n');
  await step(3);

  // The page is outdated: its answer does not count.
  await form.getByRole('button', { name: 'Good' }).click();
  await expect(form).toContainText('lists 0.1.0-cccccccccc');
  await expect(page).toHaveURL(`${origin}/`);
  await expect(tab).toHaveText('All Wagers');
  await form.getByRole('button', { name: 'Bad' }).click();

  await expect(page.getByText('lists 0.1.0-cccccccccc is the first bad release.')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('result.png') });
  expect(await ended).toBe(0);
  expect(printed).toContain('npm run release -- rollback lists 0.1.0-bbbbbbbbbb');
  expect(violations).toEqual([]);
  await site.remove();
  for (const gone of [folder, dataFolder, ...rebuilt]) await rm(gone, { recursive: true, force: true });
});
