import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFiles } from '@tessera/platform/compose/rootFiles';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { writeAtomically } from '@tessera/platform/project/files';
import { expect, expectAccessible, type Page, type Suite, test } from '@tessera/tooling/browser';
import { pagesFolder } from '@tessera/tooling/local-site';

test.use({ serviceWorkers: 'allow' });

const offline = (page: Page) => page.getByRole('heading', { name: 'You are offline. Your money is safe.' });

/** Opens home, and waits for the worker that a visit leaves. */
async function openWithWorker(page: Page, { site }: Suite): Promise<void> {
  await page.goto(site);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const replaced = new Map<string, string>();

/** Replaces a file of the site, as a promotion does, until the test ends. */
async function replace({ basePort }: Suite, name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(pagesFolder(basePort), name);
  const text = await readFile(file, 'utf8');
  replaced.set(file, text);
  await writeAtomically(file, change(text));
}

test.afterEach(async () => {
  for (const [file, text] of replaced) await writeAtomically(file, text);
  replaced.clear();
});

test('a page that is opened offline says that money is safe, and comes back by itself', async ({
  page,
  context,
  suite,
}) => {
  await openWithWorker(page, suite);
  await context.setOffline(true);
  const answer = await page.goto(`${suite.site}/transactions`, { waitUntil: 'load' });
  expect(answer?.status()).toBe(503);
  await expect(offline(page)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});

test('a page comes back once the site answers again', async ({ page, suite }) => {
  await openWithWorker(page, suite);
  await suite.stop('shell');
  await page.reload({ waitUntil: 'load' });
  await expect(offline(page)).toBeVisible();
  await suite.start('shell');
  await expect(page).toHaveTitle('Home · Tessera');
  await expect(offline(page)).toHaveCount(0);
});

test('the worker keeps no page: what is promoted is shown at once', async ({ page, suite }) => {
  await openWithWorker(page, suite);
  await replace(suite, 'at/vip.html', (html) => html.replace('<title>', '<title>Promoted '));
  const title = await page.evaluate(async () => (await fetch('/vip')).text());
  expect(title).toContain('<title>Promoted ');
  const answer = await page.goto(`${suite.site}/vip`);
  expect(await answer?.text()).toContain('<title>Promoted ');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a site that switches the page off removes the worker', async ({ page, suite }) => {
  await openWithWorker(page, suite);
  const config = { ...localSiteConfig(suite.basePort), hasOfflinePage: false };
  const files = rootFiles({ config, siteOrigin: suite.site, shellUrl: '/', page: { families: [] } });
  await replace(suite, 'offline.js', () => `${files.get('offline.js')}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the site can be installed: its manifest, its icons and the icon of old systems are there', async ({
  page,
  suite,
}) => {
  await page.goto(suite.site);
  const manifest = await page.request.get(`${suite.site}/site.webmanifest`);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toBe('Tessera');
  const old = { src: '/favicon.ico', type: 'image/x-icon' };
  const home = { src: '/icons/apple-touch-icon.png', type: 'image/png' };
  for (const { src, type } of [...icons, old, home]) {
    const answer = await page.request.get(suite.site + src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
  }
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${suite.site}/site.webmanifest`]);
});
