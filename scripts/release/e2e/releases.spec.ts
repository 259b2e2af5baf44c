import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '@tessera/platform/compose/release';
import type { PageDiagnostics, RegisteredRelease, RegisteredRemote } from '@tessera/platform/protocol';
import {
  copiedText,
  expect,
  expectAccessible,
  HandmadeRelease,
  logIn,
  type Page,
  quiet,
  recompose,
  test,
} from '@tessera/tooling/browser';
import { buildFolder, requireRelease } from '@tessera/tooling/local-site';

const liveBets = (page: Page) => page.getByRole('tab', { name: 'All Bets' });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const diagnostics = (page: Page) =>
  page.evaluate((): PageDiagnostics['remotes']['lists'] | undefined => window.__mf?.remotes.lists);

let made: HandmadeRelease[] = [];
const serve: typeof HandmadeRelease.serve = async (...args) => {
  const release = await HandmadeRelease.serve(...args);
  made.push(release);
  return release;
};

test.afterEach(() => {
  for (const release of made) release.close();
  made = [];
});

/** Makes the given release live; the previous release is the one that was live unless another is given. */
const goLive = (live: RegisteredRelease, before?: RegisteredRelease | 'none') => ({
  registry: ({ remotes }: { remotes: Record<string, RegisteredRemote> }) => {
    const previous = before ?? remotes.lists?.live;
    remotes.lists = { live, ...(previous !== undefined && previous !== 'none' && { previous }) };
  },
});

test('a page reports which build of each remote it runs', async ({ page, suite }) => {
  await page.goto(`${suite.site}/transactions`);
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(async () => (await diagnostics(page))?.timings.TransactionsPage?.renderedAt).toBeGreaterThan(0);
  const built = readRelease(buildFolder('lists', 'production'));
  expect(await diagnostics(page)).toMatchObject({
    version: built?.version,
    buildId: built?.buildId,
    commit: built?.commit,
    contract: 1,
    cohort: 'live',
    integrity: built?.integrity[built.entry],
  });
  expect((await diagnostics(page))?.shared.react).toContain('from host');
});

test('the diagnostics page shows every build and copies the value of window.__mf', async ({ page, context, suite }) => {
  await context.grantPermissions(['clipboard-write']);
  await logIn(page, suite);
  await page.goto(`${suite.site}/__mf`);
  const built = readRelease(buildFolder('lists', 'production'));
  await expect(page.getByRole('row', { name: /^lists/ })).toContainText(built?.buildId ?? 'no build');
  // Loads after the page has rendered.
  await expect(page.getByRole('row', { name: /^wallet/ })).toContainText(/HeaderWallet \d+ ms/);
  const shell = readRelease(buildFolder('shell', 'production'));
  await expect(page.getByText(`Shell ${shell?.version}-${shell?.buildId}, commit`)).toBeVisible();
  await expectAccessible(page);
  // The value includes what loads later.
  await quiet(page);
  let copied = {} as PageDiagnostics;
  await expect(async () => {
    await page.getByRole('button', { name: /^(Copy the diagnostics|Copied)$/ }).click();
    copied = JSON.parse(await copiedText(page)) as PageDiagnostics;
    expect(copied).toEqual(await page.evaluate(() => JSON.parse(JSON.stringify(window.__mf))));
  }).toPass();
  expect(copied.remotes.lists.buildId).toBe(built?.buildId);
  expect(copied.remotes.wallet.timings.HeaderWallet?.loadedAt).toBeGreaterThan(0);
});

test('data that crashes every release quarantines no release, and Retry starts with the newest', async ({
  page,
  suite,
}) => {
  const [{ release: newest }, { release: before }] = [
    await serve('dddddddddd', 'throws on bad data'),
    await serve('eeeeeeeeee', 'throws on bad data'),
  ];
  await page.addInitScript(() => Object.assign(window, { badData: true }));
  await recompose(page, suite, goLive(newest, before));
  await page.goto(suite.site);
  const failure = page.getByRole('region', { name: 'Live bets' });
  await expect(failure.getByText('Live bets is not available right now')).toBeVisible();
  expect(await page.evaluate(() => ['ran_dddddddddd', 'ran_eeeeeeeeee'].every((name) => name in window))).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(window, 'badData'));
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('release dddddddddd')).toBeVisible();
});

test('an entry with one byte changed does not run, and the page falls back to the previous release', async ({
  page,
  suite,
}) => {
  const { release, requests } = await serve('aaaaaaaaaa', 'shows its name', { changedByte: true });
  await recompose(page, suite, goLive(release));
  await page.goto(suite.site);
  await expect(liveBets(page)).toBeVisible();
  expect(requests.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'ran_aaaaaaaaaa' in window)).toBe(false);
  expect((await diagnostics(page))?.lastError).toContain('lists/LiveBets');
});

test('a chunk with one byte changed does not run', async ({ page, suite }) => {
  const built = readRelease(buildFolder('lists', 'production'));
  const chunk = built?.exposes.LiveBets?.scripts.at(-1) ?? '';
  await page.route(`**/${chunk}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered=true;${await response.text()}` });
  });
  await page.goto(suite.site);
  await expect(page.getByText('Live bets is not available right now')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('a style sheet or script of the shell with one byte changed is ignored', async ({ page, suite }) => {
  await page.route(/\/main\.[0-9a-f]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} body{outline:7px solid red}` });
  });
  await page.goto(suite.site);
  await expect(liveBets(page)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');

  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered=true;${await response.text()}` });
  });
  await page.goto(`${suite.site}/chat`);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  // Only the prerendered page is shown, with the notice that its script did not load.
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-path');
});

test('the page falls back to the previous release of a remote that needs a newer shell', async ({ page, suite }) => {
  const { release } = await serve('cdcdcdcd34', 'shows its name', { contract: 2 });
  await recompose(page, suite, goLive(release));
  await page.goto(suite.site);
  await expect(liveBets(page)).toBeVisible();
  expect((await diagnostics(page))?.lastError).toContain('contract version 2');
});

test('a newer shell shows an older remote of the same contract', async ({ page, suite }) => {
  const { release } = await serve('efefefef56', 'shows its name');
  await recompose(page, suite, goLive(release));
  await page.goto(suite.site);
  await expect(page.getByText('release efefefef56')).toBeVisible();
});

test('a remote that was built with other contracts than the shell loads its own', async ({ page, suite }) => {
  const { entry, exposes, integrity } = requireRelease(buildFolder('lists', 'production'), 'lists');
  const own = await readFile(path.join(buildFolder('lists', 'production'), entry), 'utf8');
  const other = own.replaceAll(/(tessera-contracts\/[\w/]+@)[0-9a-f]{10}/g, '$10000000000');
  const ahead = new Set([entry, ...(exposes.BetsPage?.scripts ?? [])]);
  const brought: string[] = [];
  page.on('requestfinished', (request) => {
    const file = path.basename(new URL(request.url()).pathname);
    if (file in integrity && file.endsWith('.js') && !ahead.has(file)) brought.push(file);
  });

  await page.goto(`${suite.site}/bets`);
  await expect(page.getByText('Log in to see your bets')).toBeVisible();
  expect(brought).toEqual([]);

  await page.route(`**/${entry}`, (route) =>
    route.fulfill({
      body: other,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await recompose(page, suite, {
    registry: ({ remotes }) => {
      const release = remotes.lists?.live;
      if (release !== undefined) release.integrity = { ...release.integrity, [entry]: hashOf(other) };
    },
  });
  await page.goto(`${suite.site}/bets`);
  await expect(page.getByText('Log in to see your bets')).toBeVisible();
  // Both schemas and UI.
  await expect.poll(() => brought.length).toBeGreaterThanOrEqual(2);
});

test('a script without a hash is not even requested', async ({ page, suite }) => {
  const { release, requests } = await serve('bbbbbbbbbb', 'shows its name', { lacksHash: true });
  await recompose(page, suite, goLive(release, 'none'));
  await page.goto(suite.site);
  await expect(page.getByText('Live bets is not available right now')).toBeVisible();
  expect(requests).toEqual([]);
});

test('after a crash on render the page falls back without a reload, for the session, and keeps what a player typed', async ({
  page,
  suite,
}) => {
  const { release } = await serve('cccccccccc', 'throws');
  await logIn(page, suite);
  await recompose(page, suite, goLive(release));
  await page.goto(`${suite.site}/chat?modal=wallet&view=withdraw`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('0.0123');
  const quarantine = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        window.addEventListener('release-quarantined', (event) =>
          resolve([
            (event as CustomEvent<{ buildId: string }>).detail.buildId,
            document.querySelector('main h1')?.textContent ?? 'nothing',
          ]),
        );
      }),
  );
  await page.evaluate(() => {
    window.history.pushState(null, '', '/transactions?modal=wallet&view=withdraw');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // By then the previous release has replaced it.
  expect(await quarantine).toEqual(['cccccccccc', 'Transactions']);
  await expect(page.getByText('View your transaction history and activity')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toHaveValue('0.0123');

  await page.reload();
  await expect(page.getByText('View your transaction history and activity')).toBeVisible();
  expect((await diagnostics(page))?.buildId).not.toBe('cccccccccc');
});
