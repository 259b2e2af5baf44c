import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { PagePassport } from '@tessera/shared-contracts/remotes';
import { targetNamed } from '../src/build/targets';
import { type NginxServer, readableFolder, startNginx } from '../src/docker/nginxServer';
import { sandboxService } from '../src/processes/suite';
import { type Service, startService } from '../src/processes/supervisor';
import { type BuiltSite, releaseBuiltSite } from '../src/release/testing/builtSite';
import { rebuild } from '../src/release/testing/rebuild';
import { logIn } from './player';

/*
 * The site as it is deployed: released by the release commands into a folder, served by nginx with the project's
 * configuration.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let nginx: NginxServer;
let sandbox: Service;
let site: BuiltSite;
let origin: string;
let dataFolder: string;
let siteFolder: string;

test.beforeAll(async () => {
  siteFolder = readableFolder();
  nginx = await startNginx(siteFolder, {}, 24_000 + (process.pid % 400) * 10);
  origin = `http://127.0.0.1:${nginx.port}`;
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-released-'));
  [site, sandbox] = await Promise.all([
    releaseBuiltSite(siteFolder, origin),
    startService(sandboxService({ basePort: nginx.port, dataFolder })),
  ]);
});

test.afterAll(async () => {
  await nginx?.stop();
  await sandbox?.stop();
  await site?.remove();
  for (const folder of [dataFolder, path.dirname(siteFolder)]) await rm(folder, { recursive: true, force: true });
});

const suite = () => ({ site: origin, sandbox: `http://127.0.0.1:${nginx.port + 5}` }) as Parameters<typeof logIn>[1];
const runningLists = (page: Page) =>
  page.evaluate((): PagePassport['remotes']['lists'] | undefined => window.__mf?.remotes.lists);

/** Every breach of the page's policy, and every hint that was fetched in vain, as the browser reports them. */
async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('reportBreach', (text: string) => breaches.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportBreach(text: string): void }).reportBreach(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/preload.* not used because|integrity/.test(message.text())) breaches.push(message.text());
  });
  return breaches;
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

test('runs under its policy without one breach, for visitors and players', async ({ page }) => {
  const breaches = await watchPolicy(page);
  for (const route of [
    '/',
    '/games',
    '/game/dice',
    '/transactions',
    '/bets',
    '/settings',
    '/provably-fair',
    '/nowhere',
  ]) {
    await page.goto(origin + route);
    await settled(page);
  }
  await logIn(page, suite());
  for (const route of [
    '/transactions',
    '/settings',
    '/wallet',
    '/?modal=wallet&view=deposit',
    '/?modal=two-factor',
    '/profile',
  ]) {
    await page.goto(origin + route);
    await settled(page);
  }
  expect(breaches).toEqual([]);
});

test('lets no script run that is not of a live release or lacks its hash, and takes styles of its own alone', async ({
  page,
}) => {
  const breaches = await watchPolicy(page);
  await page.goto(origin);
  await settled(page);
  await page.evaluate(async (other) => {
    const inline = document.createElement('script');
    inline.textContent = 'window.stolen = true';
    const foreign = document.createElement('script');
    foreign.src = `${other}/stolen.js`;
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    // Of the live shell, and yet without its hash.
    const unhashed = document.createElement('script');
    unhashed.src = `${document.querySelector<HTMLScriptElement>('script[src]')?.src}?again`;
    unhashed.crossOrigin = 'anonymous';
    unhashed.onload = () => Object.assign(window, { stolen: true });
    document.head.append(inline, foreign, style, unhashed);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, suite().sandbox);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
  expect(breaches.map((text) => text.split(' ')[0]).sort()).toEqual([
    'script-src-elem',
    'script-src-elem',
    'style-src-elem',
  ]);
});

/** Paths of everything in the site that was written after the moment. */
async function writtenSince(folder: string, moment: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const times = await Promise.all(files.map(async (file) => [file, (await stat(file)).ctimeMs] as const));
  return times.filter(([, at]) => at > moment).map(([file]) => path.relative(folder, file));
}

test('brings a new build of one team from publish to players in seconds, and touches nothing of the others', async ({
  page,
}) => {
  await page.goto(origin);
  const before = (await runningLists(page))?.buildId;
  const build = await rebuild(targetNamed('lists').outputFolder, 'aaaaaaaaaa');
  const startedAt = Date.now();
  const id = await site.publish('lists', build);
  await site.release('promote', 'lists', id);
  const seconds = (Date.now() - startedAt) / 1000;
  await page.reload();
  expect([before, (await runningLists(page))?.buildId]).toEqual([expect.not.stringMatching(/^a+$/), 'aaaaaaaaaa']);
  expect(seconds).toBeLessThan(20);
  const places = (await writtenSince(site.folder, startedAt)).map((file) => file.split(path.sep)[0]);
  expect([...new Set(places)].sort()).toEqual(['history.jsonl', 'lists', 'revisions']);
  await site.release('rollback', 'lists');
  await page.reload();
  expect((await runningLists(page))?.buildId).toBe(before);
  await rm(build, { recursive: true, force: true });
});

test('keeps a tab working that was opened before three promotions and a prune', async ({ page }) => {
  await page.goto(`${origin}/promotions`);
  await settled(page);
  const before = await runningLists(page);
  for (const letter of ['b', 'c', 'd']) {
    const build = await rebuild(targetNamed('lists').outputFolder, letter.repeat(10));
    await site.release('promote', 'lists', await site.publish('lists', build));
    await rm(build, { recursive: true, force: true });
  }
  await site.release('prune');
  // Not loaded so far: entry and chunks are fetched now, of the build that this document began with.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/transactions');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(async () => (await runningLists(page))?.timings.TransactionsPage?.renderedAt).toBeGreaterThan(0);
  expect((await runningLists(page))?.buildId).toBe(before?.buildId);
});
