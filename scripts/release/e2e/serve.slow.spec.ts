import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { originOf, portCount, projectRoot } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, type Page, test } from '@tessera/tooling/browser';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { type BuiltSite, rebuild, releaseBuiltSite } from '../src/testing';

declare global {
  interface Window {
    stacks?: string[];
  }
}

/** Collects the stacks of calls of `URLSearchParams.get`. */
function collectStacks(): void {
  const { get } = URLSearchParams.prototype;
  window.stacks = [];
  URLSearchParams.prototype.get = function (name) {
    window.stacks?.push(new Error('a call').stack ?? '');
    return get.call(this, name);
  };
}

/** The line of the sources from which lists made a call, by its stack in the browser. */
async function resolvedCaller(page: Page, site: BuiltSite): Promise<string> {
  const stack = await page.evaluate(() => window.stacks?.find((one) => one.includes('/lists/')));
  const file = path.join(site.keysFolder, 'stack.txt');
  await writeFile(file, stack ?? '');
  const [, source = '', line] = /at (mfe-lists\/\S+):(\d+):\d+/.exec(await site.release('stack', file)) ?? [];
  return (await readFile(path.join(projectRoot, source), 'utf8')).split('\n')[Number(line) - 1] ?? '';
}

test('release serve shows what was released, and promotions while it runs; stacks of its pages lead to the sources', async ({
  page,
}) => {
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

  await page.addInitScript(collectStacks);
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

  expect(await resolvedCaller(page, site)).toContain('.get(');

  const next = await rebuild(targetNamed('lists').outputFolder, { buildId: 'cdcdcdcdcd' });
  await site.release('promote', 'lists', await site.publish('lists', next));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.__mf?.remotes.lists.buildId)).toBe('cdcdcdcdcd');

  command.kill('SIGINT');
  expect(await ended).toBe(0);
  await site.remove();
  for (const gone of [folder, dataFolder, next]) await rm(gone, { recursive: true, force: true });
});
