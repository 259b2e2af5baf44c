import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, test } from '@tessera/tooling/browser';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { rebuild, releaseBuiltSite } from '../src/testing';

test('release serve shows what was released, and promotions while it runs', async ({ page }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-served-'));
  const dataFolder = await copyStartedData();
  const origin = originOf('shell', await findFreePorts(portCount, 33_000));
  const site = await releaseBuiltSite(path.join(folder, 'site'), origin);
  const command = spawn(process.execPath, ['scripts/tessera.mjs', 'release', 'serve', '--site', site.folder], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => command.once('close', resolve));
  await new Promise<void>((resolve) => command.stdout.on('data', (text) => /is shown at/.test(`${text}`) && resolve()));

  await page.goto(`${origin}/transactions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  for (const [address, status] of [
    ['/registry.json', 200],
    ['/robots.txt', 200],
    ['/site.json', 404],
    ['/pages/home.html', 404],
    ['/nowhere', 404],
  ] as const) {
    expect([address, (await page.request.get(origin + address)).status()]).toEqual([address, status]);
  }

  const next = await rebuild(targetNamed('lists').outputFolder, { buildId: 'cdcdcdcdcd' });
  await site.release('promote', 'lists', await site.publish('lists', next));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.__mf?.remotes.lists.buildId)).toBe('cdcdcdcdcd');

  command.kill('SIGINT');
  expect(await ended).toBe(0);
  await site.remove();
  for (const gone of [folder, dataFolder, next]) await rm(gone, { recursive: true, force: true });
});
