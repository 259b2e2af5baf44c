import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { targetNamed } from '@tessera/platform/build/targets';
import { rebuild } from '@tessera/release/testing';
import { neverTimeOut } from '@tessera/tooling/browser';
import { serveFolder } from '@tessera/tooling/serve';
import type { DeployedSite } from './deployedSite';
import { running, saying, watchPolicy } from './releasedPage';

/** Tests overrides on the released site: promotes additional releases, so it runs last. */
export function describeOverrides(readSite: () => DeployedSite): void {
  test.describe('where the site allows overrides by its own releases and one other origin', () => {
    const words = (text: string) => ({ edit: saying(text) });
    const banner = (page: Page) => page.getByRole('region', { name: 'Release' });
    /** Opens Transactions with another release of lists, and confirms it. */
    const override = async (page: Page, target: string, named: string) => {
      await neverTimeOut(page.context());
      await page.goto(`${origin}/transactions?mf=lists@${target}`);
      await expect(banner(page)).toContainText(`This link asks to run ${named} in this tab.`);
      await banner(page).getByRole('button', { name: 'Run it' }).click();
      await page.waitForURL(`${origin}/transactions`);
    };
    let local: Awaited<ReturnType<typeof serveFolder>>;
    let localBuild: string;
    let localAddress: string;

    let deployed: DeployedSite;
    let origin: string;

    test.beforeAll(async () => {
      deployed = readSite();
      origin = deployed.site;
      localBuild = await rebuild(targetNamed('lists').outputFolder, {
        buildId: 'a4a4a4a4a4',
        ...words('On my machine'),
      });
      local = await serveFolder({ folder: localBuild, port: 0, readers: [origin] });
      localAddress = `http://127.0.0.1:${local.port}/`;
      const file = path.join(deployed.folder, 'site.json');
      const settings = JSON.parse(await readFile(file, 'utf8')) as { config: object };
      Object.assign(settings.config, { overrideOrigins: [origin, new URL(localAddress).origin] });
      await writeFile(file, JSON.stringify(settings));
      const broken = (text: string, name: string) => (name.startsWith('entry') ? 'throw new Error("broken")' : text);
      await deployed.publish('lists', { version: '6.0.0', buildId: 'a1a1a1a1a1', edit: broken });
      for (const [version, buildId] of [
        ['7.0.0', 'a2a2a2a2a2'],
        ['8.0.0', 'a3a3a3a3a3'],
      ] as const) {
        const id = await deployed.publish('lists', { version, buildId, ...words(`Words of ${version}`) });
        await deployed.built.release('promote', 'lists', id);
      }
    });

    test.afterAll(async () => {
      await local?.close();
      await rm(localBuild, { recursive: true, force: true });
    });

    test('a version in the address, once confirmed, runs only for this session, with a banner, until one click ends it', async ({
      page,
      context,
      browser,
    }) => {
      await override(page, '7.0.0', 'lists 7.0.0-a2a2a2a2a2');
      await expect(page.getByText('Words of 7.0.0').filter({ visible: true })).toBeVisible();
      expect(await running(page)).toMatchObject({
        buildId: 'a2a2a2a2a2',
        override: `${origin}/lists/7.0.0-a2a2a2a2a2/`,
      });
      await expect(banner(page)).toContainText('lists 7.0.0-a2a2a2a2a2');
      await page.goto(`${origin}/transactions`);
      await expect(page.getByText('Words of 7.0.0').filter({ visible: true })).toBeVisible();
      await expect(banner(page)).toBeVisible();

      const others = [await context.newPage(), await (await browser.newContext()).newPage()];
      for (const other of others) {
        await other.goto(`${origin}/transactions`);
        await expect(other.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
        await expect(banner(other)).toBeHidden();
      }
      await others[1]?.context().close();

      await banner(page).getByRole('button', { name: 'Back to live' }).click();
      await expect(page.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
      expect(await running(page)).toMatchObject({ buildId: 'a3a3a3a3a3' });
      await page.reload();
      await expect(page.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });

    test('an override by the URL of a developer’s machine runs, under the policy', async ({ page }) => {
      const cspViolations = await watchPolicy(page);
      await override(page, localAddress, `lists from ${new URL(localAddress).origin}`);
      await expect(page.getByText('On my machine').filter({ visible: true })).toBeVisible();
      expect(await running(page)).toMatchObject({ buildId: 'a4a4a4a4a4', override: localAddress });
      await expect(banner(page)).toBeVisible();
      expect(cspViolations.filter((text) => !text.includes('preload'))).toEqual([]);
    });

    test('a broken override clears itself', async ({ page }) => {
      await override(page, '6.0.0', 'lists 6.0.0-a1a1a1a1a1');
      await expect(page.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
      expect((await running(page))?.lastError).toContain('lists/TransactionsPage');
      await page.goto(`${origin}/transactions`);
      await expect(page.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
      expect(await running(page)).toMatchObject({ override: undefined });
      await expect(banner(page)).toBeHidden();
    });

    test('an origin that the site does not allow is not even requested', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${origin}/transactions?mf=lists@${deployed.sandbox}/`);
      await expect(banner(page)).toContainText('This link asks for a release that this site does not offer.');
      await expect(banner(page)).not.toContainText(deployed.sandbox);
      await banner(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('Words of 8.0.0').filter({ visible: true })).toBeVisible();
      await expect(banner(page)).toBeHidden();
      expect(asked.filter((url) => url.endsWith('/release.json'))).toEqual([]);
    });
  });
}
