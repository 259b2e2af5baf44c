import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { expect, type Page, test } from '@tessera/tooling/browser';
import { rebuild } from '../src/testing';
import { type ServedSite, serveBuiltSite } from '../src/testing/servedSite';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveBuiltSite();
});
test.afterAll(() => site.stop());

const bar = (page: Page) => page.getByRole('region', { name: 'Release' });
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

/** Publishes lists with another title of its page as a preview; returns the release's id. */
async function preview(name: string, buildId: string, text: string): Promise<string> {
  const build = await rebuild(targetNamed('lists').outputFolder, {
    buildId,
    edit: (script) => script.replaceAll('"Transactions"', JSON.stringify(text)),
  });
  try {
    return await site.publish('lists', build, name);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Opens a link that `status` shows, on the page that previews change. */
async function open(page: Page, name: string) {
  const [link = ''] = new RegExp(`http:\\S+@${name}$`, 'm').exec(await site.release('status', 'lists')) ?? [];
  await page.goto(link.replace('/?', '/transactions?'));
}

test('the link of a preview opens the site with its newest build after confirmation, in that tab only', async ({
  page,
  context,
}) => {
  for (const [buildId, text] of [
    ['d1d1d1d1d1', 'Payments'],
    ['d2d2d2d2d2', 'Transfers'],
  ] as const) {
    const id = await preview('new-words', buildId, text);
    await open(page, 'new-words');
    await expect(bar(page)).toContainText(`This link asks to run lists ${id} in this tab.`);
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await expect(title(page, text)).toBeVisible();
    await expect(bar(page)).toContainText(`lists ${id}`);
  }
  const other = await context.newPage();
  await other.goto(`${site.origin}/transactions`);
  await expect(title(other, 'Transactions')).toBeVisible();
});

test('a preview whose description was altered does not run', async ({ page }) => {
  const id = await preview('altered', 'd3d3d3d3d3', 'Altered');
  await appendFile(path.join(site.folder, 'lists', id, 'release.json'), ' ');
  await open(page, 'altered');
  await bar(page).getByRole('button', { name: 'Run it' }).click();
  await expect(bar(page)).toContainText('This release cannot be loaded.');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(title(page, 'Transactions')).toBeVisible();
});

test('a release that is published already can be a preview, and the link of a removed one offers nothing', async ({
  page,
}) => {
  const output = await site.release('publish', 'lists', '--preview', 'feature/As_Live');
  expect(output).toContain(`Preview feature-as-live: ${site.origin}/?mf=lists@feature-as-live`);
  expect(output).toContain('The gate would');
  await open(page, 'feature-as-live');
  await expect(bar(page)).toContainText('This link asks to run lists');
  await site.release('prune', '--preview', 'feature-as-live');
  await page.reload();
  await expect(bar(page)).toContainText('This link asks for a release that this site does not offer.');
});
