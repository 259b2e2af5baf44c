import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { targetNamed } from '@tessera/platform/build/targets';
import { portOf, projectRoot } from '@tessera/platform/project';
import { expect, expectAccessible, type Page, test } from '@tessera/tooling/browser';
import { rebuild } from '../src/testing';
import { reportTraffic } from '../src/testing/reportTraffic';
import { type ServedSite, serveBuiltSite } from '../src/testing/servedSite';

let site: ServedSite;
let canary: string;
let address: string;
let stop: () => Promise<number | null>;

/** A site with a canary of lists that does worse, and its console. */
test.beforeAll(async () => {
  site = await serveBuiltSite();
  const build = await rebuild(targetNamed('lists').outputFolder, { buildId: 'cacacacaca', edit: (text) => text });
  canary = await site.publish('lists', build);
  await rm(build, { recursive: true, force: true });
  await site.release('promote', 'lists', canary, '--percent', '20');
  const [, live = ''] = /live +(\S+)/.exec(await site.release('status', 'lists')) ?? [];
  const sandbox = `http://localhost:${portOf('sandbox', Number(new URL(site.origin).port))}`;
  for (const failed of [0, 1]) {
    await reportTraffic(sandbox, { release: live, cohort: 'live', sessions: 40, failed, lcp: () => 900 });
  }
  await reportTraffic(sandbox, { release: canary, cohort: 'canary', sessions: 20, failed: 12, lcp: () => 1_400 });
  const command = spawn(process.execPath, ['scripts/tessera.mjs', 'release', 'console', '--site', site.folder], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
  address = await new Promise((resolve) =>
    command.stdout.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+\//.exec(`${text}`) ?? [];
      if (found !== undefined) resolve(found);
    }),
  );
  stop = () => {
    command.kill('SIGINT');
    return ended;
  };
});
test.afterAll(async () => {
  expect(await stop?.()).toBe(0);
  await site?.stop();
});

/** Everything that the page asks for, and what its policy forbids. */
function watch(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('requestfailed', (request) => problems.push(request.url()));
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  return problems;
}

for (const width of [1440, 390]) {
  test(`shows what players get and how it does, at ${width} px`, async ({ page }) => {
    const problems = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'lists: canary is failing; health of shell, wallet, account, games is unknown',
    );
    const lists = page.getByRole('table', { name: 'What players get' }).getByRole('row', { name: /^lists/ });
    await expect(lists).toContainText(`${canary}20 % of players`);
    await expect(lists).toContainText('12 of 20 sessions (60.0 %) failed, 1 of 80 sessions (1.3 %)');
    if (width === 1440) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
    }
    await lists.getByRole('link').click();
    const numbers = page.getByRole('table', { name: 'lists: releases side by side' });
    await expect(numbers).toBeInViewport();
    await expect(numbers.getByRole('row', { name: /^failed/ })).toContainText(/60\.0 %.*1\.3 %/);

    for (const title of ['Shared packages', 'History']) await page.getByRole('heading', { name: title }).click();
    const react = page.getByRole('table', { name: 'Who blocks a newer version' }).getByRole('row', { name: /^react / });
    await expect(react).toContainText(/blocked by wallet, account, games, lists \(canary\), lists/);
    await expect(page.getByRole('table', { name: 'Changes, newest first' })).toContainText(`lists ${canary} for 20 %`);

    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('a link runs a release in this browser after confirmation', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Releases' }).click();
  await page.getByRole('link', { name: `Run lists ${canary} in this browser` }).click();
  await expect(page.getByRole('region', { name: 'Release' })).toContainText(
    `This link asks to run lists ${canary} in this tab.`,
  );
});

test('reads the site again every minute only when it is asked to', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Read again every minute' }).click();
  await page.getByRole('link', { name: 'Stop reading again every minute' }).click();
  await expect(page.getByRole('link', { name: 'Read again every minute' })).toBeVisible();
});
