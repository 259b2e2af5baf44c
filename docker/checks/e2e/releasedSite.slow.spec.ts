import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { compressFolder } from '@tessera/platform/build';
import { targetNamed } from '@tessera/platform/build/targets';
import { readRelease } from '@tessera/platform/compose/release';
import { bucketOf } from '@tessera/platform/protocol';
import { rebuild } from '@tessera/release/testing';
import { DeployedSite } from './deployedSite';
import { countScripts, diagnostics, running, saying, settled, signIn, watchPolicy, writtenSince } from './releasedPage';
import { describePolicy } from './releasedPolicy';

test.describe.configure({ mode: 'serial' });

let deployed: DeployedSite;
let origin: string;

test.beforeAll(async () => {
  deployed = await DeployedSite.start();
  origin = deployed.site;
  // The sandbox runs now, so pages get its games.
  await deployed.built.release('compose');
});

test.afterAll(() => deployed?.close());

describePolicy(() => deployed);

test('releases one team’s new build to players, leaves the others untouched, and costs a returning player only its scripts', async ({
  page,
}) => {
  await page.goto(origin);
  const before = (await running(page))?.buildId;
  await settled(page);
  const startedAt = Date.now();
  const build = await rebuild(targetNamed('lists').outputFolder, { buildId: 'aaaaaaaaaa' });
  await compressFolder(build);
  await deployed.built.release('promote', 'lists', await deployed.built.publish('lists', build));
  await rm(build, { recursive: true });
  const places = (await writtenSince(deployed.folder, startedAt)).map((file) => file.split(path.sep)[0]);
  expect([...new Set(places)].sort()).toEqual(['.private', 'history.jsonl', 'lists', 'revisions']);

  const bytes = await countScripts(page);
  await page.goto(origin);
  expect((await running(page))?.buildId).toBe('aaaaaaaaaa');
  await settled(page);
  expect(before).not.toBe('aaaaaaaaaa');
  // Everything else is cached.
  expect(bytes).toEqual({ lists: expect.any(Number) });
  expect(bytes.lists).toBeLessThanOrEqual(30_000);
  await deployed.built.release('rollback', 'lists');
  await page.reload();
  expect((await running(page))?.buildId).toBe(before);
});

test('a team puts a page on the site with its remote alone, and a rollback takes it away', async ({ page }) => {
  const liveShell = async () => /live .*/.exec(await deployed.built.release('status', 'shell'))?.[0];
  const shell = await liveShell();
  const ownPages = readRelease(targetNamed('lists').outputFolder)?.pages?.pages ?? [];
  const [statement] = ownPages;
  if (statement === undefined) throw new Error('lists declares no page.');
  const balances = { ...statement, path: '/balances', title: 'Balances', menu: 'account' };
  const pages = { format: 1 as const, pages: [...ownPages, balances], redirects: { '/my-balances': '/balances' } };
  const get = async (path: string) => {
    const answer = await page.request.get(origin + path);
    return [answer.status(), await answer.text()] as const;
  };
  expect((await get('/balances'))[0]).toBe(404);

  await deployed.built.release('promote', 'lists', await deployed.publish('lists', { buildId: 'd1d1d1d1d1', pages }));
  for (const path of ['/balances', '/Balances/', '/my-balances']) {
    const [status, html] = await get(path);
    expect([status, html]).toEqual([200, expect.stringContaining('<title>Balances · Tessera</title>')]);
    expect(html).toMatch(/data-module="lists\/StatementPage"[^>]*>.*<h1/);
  }
  const cspViolations = await watchPolicy(page);
  await page.goto(`${origin}/my-balances`);
  expect((await running(page))?.buildId).toBe('d1d1d1d1d1');
  await expect(page).toHaveURL(`${origin}/balances`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link', { name: 'Balances' })).toHaveAttribute('aria-current', 'page');
  await page.goto(origin);
  await account.getByRole('link', { name: 'Balances' }).click();
  await expect(page).toHaveURL(`${origin}/balances`);
  expect(cspViolations).toEqual([]);

  await deployed.built.release('rollback', 'lists');
  expect((await get('/'))[1]).not.toContain('/balances');
  expect(await get('/balances')).toEqual([404, expect.stringContaining('Page not found')]);
  expect((await get('/statement'))[0]).toBe(200);
  expect(await liveShell()).toBe(shell);
});

test('a team restyles the prerendered markup of its modules without a release of the shell', async ({ page }) => {
  const liveShell = async () => /live .*/.exec(await deployed.built.release('status', 'shell'))?.[0];
  const shell = await liveShell();
  const cspViolations = await watchPolicy(page);
  await signIn(page, deployed);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${origin}/transactions`);
  const place = page.locator('[data-module="lists/TransactionsPage"]');
  const row = place.locator('table + *');
  await expect(place).toContainText('View your transaction history and activity');
  await expect(row).toHaveCSS('height', '52px');

  const edit = (text: string) => saying('Restyled by its team')(text).replaceAll('height:3.25rem', 'height:4.5rem');
  await deployed.built.release('promote', 'lists', await deployed.publish('lists', { buildId: 'c1c1c1c1c1', edit }));
  await page.reload();
  await expect(place).toContainText('Restyled by its team');
  await expect(row).toHaveCSS('height', '72px');
  expect(shell).toContain('0.1.0-');
  expect(await liveShell()).toBe(shell);
  expect(cspViolations.filter((text) => !text.includes('integrity'))).toEqual([]);
  await deployed.built.release('rollback', 'lists');
});

test('two teams that promote at once are both live, and an open tab keeps the releases that it started with', async ({
  page,
  context,
}) => {
  await signIn(page, deployed);
  await page.goto(`${origin}/promotions`);
  for (const remote of ['lists', 'wallet'] as const) await expect.poll(() => diagnostics(page, remote)).toBeDefined();
  const began = { lists: await diagnostics(page, 'lists'), wallet: await diagnostics(page, 'wallet') };
  const ids = {
    lists: await deployed.publish('lists', { buildId: 'b1b1b1b1b1', edit: saying('Set by team lists') }),
    wallet: await deployed.publish('wallet', { buildId: 'b2b2b2b2b2' }),
  };
  const teams = await Promise.all([
    deployed.releaseAs('team lists', 'promote', 'lists', ids.lists),
    deployed.releaseAs('team wallet', 'promote', 'wallet', ids.wallet),
  ]);
  expect(teams).toEqual([
    { code: 0, output: expect.stringContaining('Done in') },
    { code: 0, output: expect.stringContaining('Done in') },
  ]);

  const fresh = await context.newPage();
  await fresh.goto(`${origin}/transactions?modal=wallet`);
  await expect(fresh.getByText('Set by team lists').filter({ visible: true })).toBeVisible();
  await expect(fresh.getByRole('dialog')).toBeVisible();
  expect((await running(fresh, 'lists'))?.buildId).toBe('b1b1b1b1b1');
  expect((await running(fresh, 'wallet'))?.buildId).toBe('b2b2b2b2b2');
  const history = (await deployed.built.release('history')).split('\n');
  for (const team of ['team lists', 'team wallet']) {
    expect(history.slice(0, 2).join('\n')).toMatch(new RegExp(`promote .*\\(${team}\\)`));
  }

  // Not loaded so far: these files are fetched now, from the builds that this document started with.
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  await expect(page.getByText('View your transaction history and activity').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wallet', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await running(page, 'lists'))?.buildId).toBe(began.lists?.buildId);
  expect((await running(page, 'wallet'))?.buildId).toBe(began.wallet?.buildId);
});

test('a tab that was opened before three promotions and a prune keeps working', async ({ page }) => {
  await page.goto(`${origin}/promotions`);
  await settled(page);
  const before = await diagnostics(page, 'lists');
  for (const letter of ['c', 'd', 'e']) {
    const id = await deployed.publish('lists', { buildId: letter.repeat(10) });
    await deployed.built.release('promote', 'lists', id);
  }
  await deployed.built.release('prune');
  // Not loaded so far: entry and chunks are fetched now, from the build that this document started with.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/transactions');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await running(page))?.buildId).toBe(before?.buildId);
});

/** A visitor with this anonymous id in the browser. */
async function visitor(browser: Browser, anonymousId: string): Promise<Page> {
  const localStorage = [{ name: 'anonymous-id', value: anonymousId }];
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  return context.newPage();
}

test('a share of browsers runs a canary, the same ones each time, until it is live or withdrawn', async ({
  browser,
}) => {
  const ids = Array.from({ length: 100 }, (_, index) => `browser-${index}`);
  const inside = await visitor(browser, ids.find((id) => bucketOf(id, 'lists') < 30) ?? '');
  const outside = await visitor(browser, ids.find((id) => bucketOf(id, 'lists') >= 30) ?? '');
  await inside.goto(`${origin}/transactions`);
  const live = (await running(inside))?.buildId;
  const canary = await deployed.publish('lists', { buildId: 'f1f1f1f1f1', edit: saying('Words of the canary') });
  const expectRunning = async (page: Page, buildId: string | undefined, cohort: string) => {
    await page.goto(`${origin}/transactions`);
    expect(await running(page)).toMatchObject({ buildId, cohort });
    const words = page.getByText('Words of the canary').filter({ visible: true });
    await expect(words).toBeVisible({ visible: buildId === 'f1f1f1f1f1' });
  };

  await deployed.built.release('promote', 'lists', canary, '--percent', '30');
  for (let load = 1; load <= 2; load += 1) {
    await expectRunning(inside, 'f1f1f1f1f1', 'canary');
    await expectRunning(outside, live, 'live');
  }
  await deployed.built.release('rollback', 'lists');
  await expectRunning(inside, live, 'live');
  await deployed.built.release('promote', 'lists', canary);
  await expectRunning(outside, 'f1f1f1f1f1', 'live');
  for (const page of [inside, outside]) await page.context().close();
});

test('a release that the gate refuses changes nothing for players', async ({ page }) => {
  await page.goto(`${origin}/transactions`);
  const before = (await running(page))?.buildId;
  const ahead = await deployed.publish('lists', { buildId: 'f2f2f2f2f2', contract: 2 });
  const altered = await deployed.publish('lists', { buildId: 'f3f3f3f3f3' });
  const folder = path.join(deployed.folder, 'lists', altered);
  const entry = (await readdir(folder)).find((file) => /^entry.*\.js$/.test(file)) ?? '';
  await writeFile(path.join(folder, entry), `${await readFile(path.join(folder, entry), 'utf8')}//`);
  for (const [id, reason] of [
    [ahead, 'contract'],
    [altered, entry],
  ] as const) {
    const refusal = await deployed.built.release('promote', 'lists', id).catch(String);
    expect(refusal).toContain(`lists ${id} is refused. Nothing was changed.`);
    expect(refusal).toContain(reason);
  }
  await page.reload();
  expect((await running(page))?.buildId).toBe(before);
});

test('a page without its shell script shows a notice, and works once the script is back', async ({ page }) => {
  const cspViolations = await watchPolicy(page);
  const files = await readdir(path.join(deployed.folder, 'shell'), { recursive: true });
  const script = path.join(deployed.folder, 'shell', files.find((file) => /\bmain\.\w+\.js$/.test(file)) ?? '');
  await rename(script, `${script}.away`);
  await page.goto(`${origin}/promotions`);
  const notice = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
  await expect(notice).toBeVisible();
  await rename(`${script}.away`, script);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(cspViolations).toEqual([]);
});

test('a new release is offered on a navigation, but never during a deposit, a withdrawal or a game', async ({
  page,
}) => {
  await signIn(page, deployed);
  await page.clock.install();
  await page.goto(`${origin}/promotions`);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await expect.poll(() => diagnostics(page, 'wallet')).toBeDefined();
  await page.clock.runFor(40_000);
  const id = await deployed.publish('lists', { buildId: 'f4f4f4f4f4', edit: saying('Words of the new release') });
  await deployed.built.release('promote', 'lists', id);
  const notice = page.getByText('A new version of Tessera is ready.');

  const looked = page.waitForResponse((response) => response.url() === `${origin}/promotions`);
  const dialog = page.getByRole('dialog');
  for (const view of ['Deposit', 'Withdraw']) {
    await page.getByRole('button', { name: 'Wallet', exact: true }).click();
    await dialog.getByRole('button', { name: view, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await looked;
    await expect(notice).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeVisible();
  }

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Dice' }).first().click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Roll dice' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(true);
  expect((await running(page))?.buildId).not.toBe('f4f4f4f4f4');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Words of the new release').filter({ visible: true })).toBeVisible();
  await expect(notice).toBeHidden();
});
