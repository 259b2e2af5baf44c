import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { rebuild } from '@tessera/release/testing';
import { bucketOf, type PageDiagnostics, type RemoteName } from '@tessera/shared-contracts/remotes';
import { logIn, quiet, type Suite, watchCspViolations } from '@tessera/tooling/browser';
import { compressFolder } from '@tessera/tooling/build';
import { serveFolder } from '@tessera/tooling/serve';
import { targetNamed } from '@tessera/tooling/targets';
import { DeployedSite } from './deployedSite';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let deployed: DeployedSite;
let origin: string;

test.beforeAll(async () => {
  // Five releases are published and promoted first.
  test.setTimeout(300_000);
  deployed = await DeployedSite.start();
  origin = deployed.site;
});

test.afterAll(() => deployed?.close());

const signIn = (page: Page) => logIn(page, deployed as unknown as Suite);
type Remote = PageDiagnostics['remotes'][RemoteName] | undefined;

/** What the page reports about a remote, loaded or not. */
const diagnostics = (page: Page, remote: RemoteName) =>
  page.evaluate((name): Remote => window.__mf?.remotes[name], remote);

/** What the page reports about a remote that is in use. */
async function running(page: Page, remote: RemoteName = 'lists'): Promise<Remote> {
  await expect
    .poll(async () =>
      Object.values((await diagnostics(page, remote))?.timings ?? {}).map(({ renderedAt }) => renderedAt),
    )
    .toContainEqual(expect.any(Number));
  return diagnostics(page, remote);
}

/** Changes a text on Transactions in a build, so that tests can recognise it. */
const saying = (words: string) => (text: string) =>
  text.replaceAll('View your transaction history and activity', words);

/** Records every violation of the page's policy, and every unused preload. */
async function watchPolicy(page: Page): Promise<string[]> {
  const cspViolations = await watchCspViolations(page.context());
  page.on('console', (message) => {
    if (/preload.* not used because|integrity/.test(message.text())) cspViolations.push(message.text());
  });
  return cspViolations;
}

const settled = async (page: Page) => {
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

test('runs without violating its policy, for visitors and players', async ({ page }) => {
  const cspViolations = await watchPolicy(page);
  for (const route of ['/', '/games', '/bets', '/provably-fair', '/nowhere']) {
    await page.goto(origin + route);
    await settled(page);
  }
  await signIn(page);
  for (const route of ['/transactions', '/settings', '/profile', '/?modal=two-factor']) {
    await page.goto(origin + route);
    await settled(page);
  }
  await page.goto(`${origin}/?modal=wallet&view=deposit`);
  await expect(page.getByRole('dialog').getByText(/tb1q/).first()).toBeVisible();
  await page.goto(`${origin}/game/dice`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Roll dice' })).toBeVisible();
  expect(cspViolations).toEqual([]);
});

test('runs only scripts of live releases with their hash, and applies only its own styles', async ({ page }) => {
  const cspViolations = await watchPolicy(page);
  await page.goto(origin);
  await settled(page);
  await page.evaluate(async (other) => {
    // An attacker who has got the name of a policy that may create script URLs.
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): Record<string, (text: string) => string> };
    };
    const same = (text: string) => text;
    const maker = trustedTypes.createPolicy('tessera_lists', { createScript: same, createScriptURL: same });
    const inline = document.createElement('script');
    inline.textContent = maker.createScript?.('window.stolen = true') ?? '';
    const foreign = document.createElement('script');
    foreign.src = maker.createScriptURL?.(`${other}/stolen.js`) ?? '';
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    // A file of the live shell, but without its hash.
    const unhashed = document.createElement('script');
    const shell = document.querySelector<HTMLScriptElement>('script[src]')?.src;
    unhashed.src = maker.createScriptURL?.(`${shell}?again`) ?? '';
    unhashed.crossOrigin = 'anonymous';
    unhashed.onload = () => Object.assign(window, { stolen: true });
    document.head.append(inline, foreign, style, unhashed);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, deployed.sandbox);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
  expect(cspViolations.map((text) => text.split(' ')[0]).sort()).toEqual([
    'script-src-elem',
    'script-src-elem',
    'style-src-elem',
  ]);
});

test('lets nothing else create markup and script URLs', async ({ page }) => {
  const cspViolations = await watchPolicy(page);
  await page.goto(origin);
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.stolen=true">'),
      address: () => Object.assign(document.createElement('script'), { src: '/stolen.js' }),
      name: () =>
        (window as unknown as { trustedTypes: { createPolicy(...args: unknown[]): void } }).trustedTypes.createPolicy(
          'stolen',
          {},
        ),
    };
    return Object.entries(attempts).flatMap(([what, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [what];
      }
    });
  });
  expect(refused).toEqual(['markup', 'address', 'name']);
  await expect
    .poll(() => cspViolations.map((text) => text.split(' ')[0]).sort())
    .toEqual(['require-trusted-types-for', 'require-trusted-types-for', 'trusted-types']);
});

/** Paths of everything in the site that was written after a time. */
async function writtenSince(folder: string, moment: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const times = await Promise.all(files.map(async (file) => [file, (await stat(file)).ctimeMs] as const));
  return times.filter(([, at]) => at > moment).map(([file]) => path.relative(folder, file));
}

/** Counts what the page downloads of scripts from now on, by app and content encoding; cached ones count as 0. */
async function countScripts(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const [bytes, kinds] = [{} as Record<string, number>, new Map<string, string>()];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const [, app] = new URL(response.url).pathname.split('/');
    if (type === 'Script') kinds.set(requestId, `${app} ${response.headers['Content-Encoding']}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined && encodedDataLength > 0) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

test('releases a new build of one team to players, touches nothing of the others, and costs a returning player 5 kB', async ({
  page,
  browser,
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
  expect([...new Set(places)].sort()).toEqual(['.private', 'deltas', 'history.jsonl', 'lists', 'revisions']);

  const stranger = await (await browser.newContext()).newPage();
  const downloaded = [];
  for (const visitor of [page, stranger]) {
    const bytes = await countScripts(visitor);
    await visitor.goto(origin);
    expect((await running(visitor))?.buildId).toBe('aaaaaaaaaa');
    await settled(visitor);
    downloaded.push(bytes);
  }
  expect(before).not.toBe('aaaaaaaaaa');
  const [again, first] = downloaded;
  // Everything else is in the cache, and nothing of this release comes whole.
  expect(again).toEqual({ 'lists dcz': expect.any(Number) });
  expect(again?.['lists dcz']).toBeLessThanOrEqual(5_000);
  // What the release costs a browser without dictionaries.
  expect(first?.['lists br']).toBeLessThanOrEqual(30_000);
  await stranger.context().close();
  await deployed.built.release('rollback', 'lists');
  await page.reload();
  expect((await running(page))?.buildId).toBe(before);
});

test('a team restyles the prerendered markup of its modules without a release of the shell', async ({ page }) => {
  const liveShell = async () => /live .*/.exec(await deployed.built.release('status', 'shell'))?.[0];
  const shell = await liveShell();
  const cspViolations = await watchPolicy(page);
  await signIn(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${origin}/transactions`);
  const place = page.locator('[data-module="lists/TransactionsPage"]');
  const cell = place.getByRole('cell', { includeHidden: true }).first();
  await expect(place).toContainText('View your transaction history and activity');
  await expect(cell).toHaveCSS('height', '52px');

  const edit = (text: string) => saying('Restyled by its team')(text).replaceAll('height:52px', 'height:72px');
  await deployed.built.release('promote', 'lists', await deployed.publish('lists', { buildId: 'c1c1c1c1c1', edit }));
  await page.reload();
  await expect(place).toContainText('Restyled by its team');
  await expect(cell).toHaveCSS('height', '72px');
  expect(shell).toContain('0.1.0-');
  expect(await liveShell()).toBe(shell);
  expect(cspViolations.filter((text) => !text.includes('integrity'))).toEqual([]);
  await deployed.built.release('rollback', 'lists');
});

test('two teams that promote at once are both live, and an open tab keeps the releases that it started with', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(`${origin}/promotions`);
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
  await expect(fresh.getByText('Set by team lists')).toBeVisible();
  await expect(fresh.getByRole('dialog')).toBeVisible();
  expect((await running(fresh, 'lists'))?.buildId).toBe('b1b1b1b1b1');
  expect((await running(fresh, 'wallet'))?.buildId).toBe('b2b2b2b2b2');
  const history = (await deployed.built.release('history')).split('\n');
  for (const team of ['team lists', 'team wallet']) {
    expect(history.slice(0, 2).join('\n')).toMatch(new RegExp(`promote .*\\(${team}\\)`));
  }

  // Not loaded so far: these files are fetched now, from the builds that this document started with.
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  await expect(page.getByText('View your transaction history and activity')).toBeVisible();
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

/** A visitor whose browser has this anonymous id. */
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
    const words = page.getByText('Words of the canary');
    await expect(words).toBeVisible({ visible: buildId === 'f1f1f1f1f1' });
  };

  await deployed.built.release('promote', 'lists', canary, '--percent', '30');
  for (let load = 1; load <= 2; load += 1) {
    await expectRunning(inside, 'f1f1f1f1f1', 'canary');
    await expectRunning(outside, live, 'live');
  }
  await deployed.built.release('promote', 'lists', canary, '--percent', '0');
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

test('a page whose shell script is missing shows a notice, and works once it is back', async ({ page }) => {
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
  await signIn(page);
  await page.clock.install();
  await page.goto(`${origin}/promotions`);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
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
  await expect(page.getByText('Words of the new release')).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe('where the site allows overrides by its own releases and one other origin', () => {
  const words = (text: string) => ({ edit: saying(text) });
  const banner = (page: Page) => page.getByRole('region', { name: 'Release' });
  /** Opens Transactions with another release of lists, and confirms it. */
  const override = async (page: Page, target: string, named: string) => {
    await page.goto(`${origin}/transactions?mf=lists@${target}`);
    await expect(banner(page)).toContainText(`This link asks to run ${named} in this tab.`);
    await banner(page).getByRole('button', { name: 'Run it' }).click();
    await page.waitForURL(`${origin}/transactions`);
  };
  let local: Awaited<ReturnType<typeof serveFolder>>;
  let localBuild: string;
  let localAddress: string;

  test.beforeAll(async () => {
    localBuild = await rebuild(targetNamed('lists').outputFolder, { buildId: 'a4a4a4a4a4', ...words('On my machine') });
    local = await serveFolder({ folder: localBuild, port: 0 });
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
    await expect(page.getByText('Words of 7.0.0')).toBeVisible();
    expect(await running(page)).toMatchObject({
      buildId: 'a2a2a2a2a2',
      override: `${origin}/lists/7.0.0-a2a2a2a2a2/`,
    });
    await expect(banner(page)).toContainText('lists 7.0.0-a2a2a2a2a2');
    await page.goto(`${origin}/transactions`);
    await expect(page.getByText('Words of 7.0.0')).toBeVisible();
    await expect(banner(page)).toBeVisible();

    const others = [await context.newPage(), await (await browser.newContext()).newPage()];
    for (const other of others) {
      await other.goto(`${origin}/transactions`);
      await expect(other.getByText('Words of 8.0.0')).toBeVisible();
      await expect(banner(other)).toBeHidden();
    }
    await others[1]?.context().close();

    await banner(page).getByRole('button', { name: 'Back to live' }).click();
    await expect(page.getByText('Words of 8.0.0')).toBeVisible();
    expect(await running(page)).toMatchObject({ buildId: 'a3a3a3a3a3' });
    await page.reload();
    await expect(page.getByText('Words of 8.0.0')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('an override by the URL of a developer’s machine runs, under the policy', async ({ page }) => {
    const cspViolations = await watchPolicy(page);
    await override(page, localAddress, `lists from ${new URL(localAddress).origin}`);
    await expect(page.getByText('On my machine')).toBeVisible();
    expect(await running(page)).toMatchObject({ buildId: 'a4a4a4a4a4', override: localAddress });
    await expect(banner(page)).toBeVisible();
    expect(cspViolations.filter((text) => !text.includes('preload'))).toEqual([]);
  });

  test('a broken override clears itself', async ({ page }) => {
    await override(page, '6.0.0', 'lists 6.0.0-a1a1a1a1a1');
    await expect(page.getByText('Words of 8.0.0')).toBeVisible();
    expect((await running(page))?.lastError).toContain('lists/TransactionsPage');
    await page.goto(`${origin}/transactions`);
    await expect(page.getByText('Words of 8.0.0')).toBeVisible();
    expect((await running(page))?.lastError).toBeUndefined();
    await expect(banner(page)).toBeHidden();
  });

  test('an origin that the site does not allow is not even requested', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origin}/transactions?mf=lists@${deployed.sandbox}/`);
    await expect(banner(page)).toContainText('This link asks for a release that this site does not offer.');
    await expect(banner(page)).not.toContainText(deployed.sandbox);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Words of 8.0.0')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(asked.filter((url) => url.endsWith('/release.json'))).toEqual([]);
  });
});
