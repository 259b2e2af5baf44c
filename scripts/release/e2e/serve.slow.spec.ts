import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { projectRoot } from '@tessera/platform/project';
import { expect, type Page, test } from '@tessera/tooling/browser';
import { type BuiltSite, rebuild } from '../src/testing';
import { serveBuiltSite } from '../src/testing/servedSite';

declare global {
  interface Window {
    stacks?: string[];
  }
}

/** Collects the stacks of calls of `addEventListener`. */
function collectStacks(): void {
  const { addEventListener } = EventTarget.prototype;
  window.stacks = [];
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
    window.stacks?.push(new Error('a call').stack ?? '');
    addEventListener.apply(this, args);
  };
}

/** A stack of such a call from lists: with its positions in the sources, and the line of the call itself. */
async function resolveCall(page: Page, site: BuiltSite) {
  const stack = await page.waitForFunction(() => window.stacks?.find((one) => one.includes('/lists/')));
  const file = path.join(site.keysFolder, 'stack.txt');
  await writeFile(file, `${await stack.jsonValue()}`);
  const resolved = await site.release('stack', file);
  const [, source = '', line] = /at (\S+?):(\d+):\d+/.exec(resolved) ?? [];
  const lines = (await readFile(path.join(projectRoot, source), 'utf8')).split('\n');
  return { resolved, line: lines[Number(line) - 1] };
}

test('release serve shows what was released, and promotions while it runs; stacks of its pages lead to the sources', async ({
  page,
}) => {
  const site = await serveBuiltSite();
  const { origin } = site;

  await page.addInitScript(collectStacks);
  await page.goto(`${origin}/transactions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  for (const [address, status] of [
    ['/registry.json', 200],
    ['/robots.txt', 200],
    ['/site.json', 404],
    ['/pages/at.html', 404],
    ['/nowhere', 404],
  ] as const) {
    expect([address, (await page.request.get(origin + address)).status()]).toEqual([address, status]);
  }

  const { resolved, line } = await resolveCall(page, site);
  expect(resolved).toMatch(/at mfe-lists\/src\/\S+:\d+:\d+ .*lists /);
  expect(line).toContain('addEventListener(');

  const next = await rebuild(targetNamed('lists').outputFolder, { buildId: 'cdcdcdcdcd' });
  await site.release('promote', 'lists', await site.publish('lists', next));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.__mf?.remotes.lists.buildId)).toBe('cdcdcdcdcd');

  expect(await site.stop()).toBe(0);
  await rm(next, { recursive: true, force: true });
});
