import { rm } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { portCount } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { expect, expectAccessible, NpmCommand, type Page, test } from '@tessera/tooling/browser';
import { rebuild } from '../src/testing';
import { type ServedSite, serveBuiltSite } from '../src/testing/servedSite';

let site: ServedSite;
/** Id of the live release, and of one with another title that no player gets. */
let live: string;
let edited: string;

test.beforeAll(async () => {
  test.slow();
  site = await serveBuiltSite();
  const { outputFolder } = targetNamed('lists');
  live = /live\s+(\S+)/.exec(await site.release('status', 'lists'))?.[1] ?? '';
  const build = await rebuild(outputFolder, {
    buildId: 'd1d1d1d1d1',
    edit: (script) => script.replaceAll('"Transactions"', '"Payments"'),
  });
  edited = await site.publish('lists', build);
  await rm(build, { recursive: true, force: true });
});
test.afterAll(() => site.stop());

/** Runs `npm run standalone -- lists` with these arguments while something looks at what it shows. */
async function standalone(args: readonly string[], look: (output: string) => Promise<void>): Promise<void> {
  const basePort = await findFreePorts(3 * portCount, 7400);
  const dataFolder = path.join(site.keysFolder, 'data');
  const command = new NpmCommand(['run', 'standalone', '--', 'lists', ...args], basePort, dataFolder);
  try {
    await command.printed(args.includes('--against') ? 'Both are compared at' : 'is ready alone at');
    await look(command.output);
  } finally {
    await command.interrupt();
  }
}

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('a release of a site’s folder is shown alone before it is promoted, with its own states', async ({ page }) => {
  test.slow();
  await standalone(['--site', site.folder], async (output) => {
    expect(output).toContain(`mfe-lists ${edited} is ready alone`);
    const [address = ''] = /http:\S+\/TransactionsPage\/signed-out/.exec(output) ?? [];
    await page.goto(address);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  });
});

test('two releases of a served site are shown side by side, with the difference of pictures and trees', async ({
  page,
}) => {
  test.slow();
  await standalone(['--site', site.origin, '--release', live, '--against', edited], async (output) => {
    for (const [id, text] of [
      [live, 'Transactions'],
      [edited, 'Payments'],
    ] as const) {
      const [, origin = ''] = new RegExp(`${id} is ready alone at (http:[\\w/:.]+)`).exec(output) ?? [];
      await page.goto(`${origin}/stage/TransactionsPage/signed-out`);
      await expect(title(page, text)).toBeVisible();
    }
    const [, comparison = ''] = /Both are compared at (http:[\w/:.]+)/.exec(output) ?? [];
    await page.goto(comparison, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'TransactionsPage: A visitor' }).click();
    await expect(page.getByRole('status')).toHaveText(
      /^[1-9]\d* of 1296000 pixels differ, and 2 lines of the accessibility trees\.$/,
      { useInnerText: true },
    );
    const trees = page.getByLabel('Accessibility trees');
    await expect(trees.getByRole('deletion')).toHaveText('-   - heading "Transactions" [level=1]');
    await expect(trees.getByRole('insertion')).toHaveText('+   - heading "Payments" [level=1]');
    const second = page.frameLocator(`iframe[title="Stage of ${edited}"]`);
    await expect(second.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Both stages have the same landmarks.
    await expectAccessible(page, { without: ['landmark-unique'] });
  });
});
