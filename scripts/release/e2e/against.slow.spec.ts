import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { originOf, portCount } from '@tessera/platform/project';
import { copyProject } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, HandmadeRelease, NpmCommand, type Page, test } from '@tessera/tooling/browser';
import { serveFolder } from '@tessera/tooling/serve';
import { type BuiltSite, releaseBuiltSite } from '../src/testing';

const bar = (page: Page) => page.getByRole('region', { name: 'Release' });
const removals: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const remove of removals.splice(0).reverse()) await remove();
});

/** A released site whose files are served at a port of this machine. */
async function serveSite(origin: string): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-against-'));
  removals.push(() => rm(folder, { recursive: true, force: true }));
  const site = await releaseBuiltSite(path.join(folder, 'site'), origin);
  removals.push(() => site.remove());
  const server = await serveFolder({
    ...{ folder: site.folder, port: Number(new URL(origin).port), pages: path.join(site.folder, 'current/pages') },
    isChanging: true,
    origin,
  });
  removals.push(() => server.close());
  return site;
}

async function allowOverrides(site: BuiltSite, origin: string): Promise<void> {
  const file = path.join(site.folder, 'site.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as { config: object };
  await writeFile(file, JSON.stringify({ ...settings, config: { ...settings.config, overrideOrigins: [origin] } }));
  await site.release('compose');
}

test('npm run dev --against shows the edits of one remote in a released site', async ({ page }) => {
  const site = originOf('shell', await findFreePorts(1, 34_000));
  const released = await serveSite(site);
  const copy = await copyProject();
  removals.push(() => copy.remove());
  const basePort = await findFreePorts(portCount, 34_100);
  const origin = originOf('lists', basePort);
  const start = (address: string) => {
    const command = new NpmCommand(['run', 'dev', '--', 'lists', '--against', address], basePort, '', {
      folder: copy.folder,
    });
    removals.push(() => command.interrupt());
    return command;
  };

  const refused = start(site);
  expect(await refused.ended).toBe(1);
  expect(refused.output).toContain(`${site} runs no builds from ${origin}. Add it to config.overrideOrigins`);

  await allowOverrides(released, origin);
  const dev = start(`${site}/transactions`);
  await dev.printed('is ready at');
  await page.goto(/is ready at (\S+\/)/.exec(dev.output)?.[1] ?? '');
  await bar(page).getByRole('button', { name: 'Run it' }).click();
  await expect(bar(page)).toContainText('dev');
  await expect(page).toHaveURL(`${site}/transactions`);

  const file = path.join(copy.folder, 'mfe-lists/src/features/transactions/transactions.messages.ts');
  const source = await readFile(file, 'utf8');
  const edit = (before: string, after: string) => writeFile(file, source.replace(before, after));
  await edit('View your transaction history', 'All that you ever did');
  await expect(page.getByText('All that you ever did').filter({ visible: true })).toBeVisible();

  // A build that crashes ends its override; the next one runs again.
  const component = path.join(copy.folder, 'mfe-lists/src/expose/TransactionsPage.tsx');
  await cp(component, `${component}.kept`);
  await writeFile(component, `${await readFile(component, 'utf8')}\nthrow new Error('crashed');\n`);
  await expect(page.getByText('View your transaction history').filter({ visible: true })).toBeVisible();
  await cp(`${component}.kept`, component);
  await expect(page.getByText('All that you ever did').filter({ visible: true })).toBeVisible();
});

test.describe('a site at a public address', () => {
  const host = 'site.example';
  let site: string;
  let made: HandmadeRelease;
  let page: Page;
  /** Sets the browser's permission for the site to connect to this machine. */
  let decide: (setting: 'granted' | 'denied') => Promise<void>;

  test.beforeEach(async ({ playwright }, { project }) => {
    const port = await findFreePorts(1, 34_200);
    site = `http://${host}:${port}`;
    made = await HandmadeRelease.serve('abababab12', 'shows its name');
    removals.push(async () => made.close());
    await allowOverrides(await serveSite(site), made.origin);
    const browser = await playwright.chromium.launch({
      ...project.use.launchOptions,
      args: [
        `--host-resolver-rules=MAP ${host} 127.0.0.1`,
        `--ip-address-space-overrides=127.0.0.1:${port}=public`,
        `--unsafely-treat-insecure-origin-as-secure=${site}`,
      ],
    });
    removals.push(() => browser.close());
    const context = await browser.newContext();
    page = await context.newPage();
    const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
    const { browserContextId = '' } = targetInfo;
    const commands = await browser.newBrowserCDPSession();
    decide = async (setting) => {
      const permission = { name: 'loopback-network' };
      await commands.send('Browser.setPermission', { permission, setting, origin: site, browserContextId });
    };
    await page.goto(`${site}/?mf=lists@${made.release.baseUrl}`);
    await expect(bar(page)).toContainText(`This link asks to run lists from ${made.origin} in this tab.`);
  });

  test('says that the browser will ask, and what to do after a denial', async () => {
    await expect(bar(page)).toContainText('Your browser will ask');
    // Without a window, Chromium dismisses its own prompt.
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await expect(bar(page)).toContainText('Your browser will ask');
    await expect(bar(page).getByRole('button', { name: 'Run it' })).toBeEnabled();
    await decide('denied');
    await expect(bar(page)).toContainText('Your browser blocks this site');
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await expect(bar(page)).toContainText('Your browser blocks this site');
    expect(made.requests).toEqual([]);
    await decide('granted');
    await expect(bar(page)).not.toContainText('Your browser');
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText('release abababab12')).toBeVisible();
  });

  test('waits for as long as the browser asks', async () => {
    await decide('granted');
    await page.addInitScript(() => {
      const access = Object.assign(new EventTarget(), { state: 'prompt' });
      navigator.permissions.query = async () => access as PermissionStatus;
    });
    await page.clock.install();
    await page.reload();
    await expect(bar(page)).toContainText('Your browser will ask');
    let answer = () => {};
    await page.route(`${made.origin}/release.json`, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const asked = page.waitForRequest(`${made.origin}/release.json`);
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await asked;
    await page.clock.runFor(60_000);
    answer();
    await expect(page.getByText('release abababab12')).toBeVisible();
  });
});
