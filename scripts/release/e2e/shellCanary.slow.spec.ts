import { rm } from 'node:fs/promises';
import { targetNamed } from '@tessera/platform/build/targets';
import { expect, type Page, test } from '@tessera/tooling/browser';
import { rebuild } from '../src/testing';
import { serveBuiltSite } from '../src/testing/servedSite';

const shell = (page: Page) => page.evaluate(() => window.__mf?.shell);
const cookie = (page: Page) => page.evaluate(() => document.cookie);

test('a share of the players gets a new shell from the next page on, until it is taken back', async ({ page }) => {
  const site = await serveBuiltSite();
  const next = await rebuild(targetNamed('shell').outputFolder, { buildId: 'cdcdcdcdcd' });
  await page.goto(`${site.origin}/vip`);
  const before = await shell(page);
  expect(before?.isCanary).toBeFalsy();

  await site.release('promote', 'shell', await site.publish('shell', next), '--percent', '99');
  // One browser in a hundred would stay; this one is not it.
  await page.evaluate(() => localStorage.setItem('anonymous-id', 'a-browser-of-the-cohort'));
  await page.reload();
  expect(await shell(page)).toMatchObject({ buildId: before?.buildId, canaryPercent: 99, isCanary: false });
  await expect.poll(() => cookie(page)).toContain('tessera_shell=canary');
  await page.goto(`${site.origin}/__mf`);
  expect(await shell(page)).toMatchObject({ buildId: 'cdcdcdcdcd', isCanary: true });
  await expect(page.getByText(/Shell \S+-cdcdcdcdcd \(canary\), commit/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^lists/ })).toContainText('live');

  await site.release('rollback', 'shell');
  await page.reload();
  expect((await shell(page))?.buildId).toBe(before?.buildId);
  await expect.poll(() => cookie(page)).not.toContain('tessera_shell');

  expect(await site.stop()).toBe(0);
  await rm(next, { recursive: true, force: true });
});
