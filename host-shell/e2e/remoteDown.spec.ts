import { expect, logIn, type Page, rendered, slow, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

/** For each remote: the page of its slot, the slot's text while the remote is down, and a sign of its recovery. */
const slots = [
  {
    remote: 'lists',
    path: '/transactions',
    unavailable: 'Transactions is not available right now',
    isBack: (page: Page) => page.getByRole('heading', { level: 1, name: 'Transactions' }),
    elsewhere: (page: Page) => page.getByRole('button', { name: 'Wallet', exact: true }),
  },
  {
    remote: 'account',
    path: '/settings',
    unavailable: 'Settings is not available right now',
    isBack: (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' }),
    elsewhere: (page: Page) => page.getByRole('button', { name: 'Wallet', exact: true }),
  },
  {
    remote: 'games',
    path: '/games',
    unavailable: 'Games is not available right now',
    isBack: (page: Page) => page.getByRole('searchbox'),
    elsewhere: (page: Page) => page.getByRole('button', { name: 'Wallet', exact: true }),
  },
  {
    remote: 'wallet',
    path: '/transactions',
    unavailable: 'Wallet unavailable',
    isBack: (page: Page) => page.getByRole('button', { name: 'Wallet', exact: true }),
    elsewhere: (page: Page) => page.getByRole('heading', { level: 1, name: 'Transactions' }),
  },
] as const;

for (const { remote, path, unavailable, isBack, elsewhere } of slots) {
  test(
    `without mfe-${remote} its slot shows an error, the rest works, and Retry restores it without a reload`,
    remote === 'wallet' ? {} : slow,
    async ({ page, suite }) => {
      await logIn(page, suite);
      await suite.stop(remote);
      try {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        await page.goto(suite.site + path);
        await expect(page.getByText(unavailable).first()).toBeVisible();
        await expect(elsewhere(page)).toBeVisible();
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

        await page.getByRole('button', { name: 'Retry' }).first().click();
        await expect(page.getByText(unavailable).first()).toBeVisible();
        // It has failed again and does not retry automatically.
        await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeEnabled();
      } finally {
        await suite.start(remote);
      }
      await page.getByRole('button', { name: 'Retry' }).first().click();
      await expect(isBack(page)).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );
}

test('a remote that hangs affects only its own slot', async ({ page, suite }) => {
  await page.clock.install();
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin.endsWith(String(Number(new URL(suite.site).port) + 4)) && pathname.endsWith('.js')) return;
    await route.continue();
  });
  // A file that hangs before the page has loaded delays the load event forever.
  await page.goto(suite.site, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Keno/ }).first()).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Live bets is not available right now')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a remote that serves something other than a script affects only its own slot', async ({ page, suite }) => {
  const port = Number(new URL(suite.site).port) + 4;
  await page.route(`http://localhost:${port}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(suite.site);
  await expect(page.getByText('Live bets is not available right now')).toBeVisible();
  await page.unroute(`http://localhost:${port}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
});

test('the header keeps its layout when the wallet never loads, and shows it after Retry', async ({ page, suite }) => {
  await signIn(page, suite);
  await suite.stop('wallet');
  await page.goto(`${suite.site}/vip`);
  const header = page.getByRole('banner');
  const places = async () => ({
    header: await header.boundingBox(),
    logo: await header.getByRole('link', { name: 'Tessera home' }).boundingBox(),
    account: await header.getByRole('button', { name: 'marcella, account' }).boundingBox(),
  });
  await rendered(page);
  const early = await places();
  await expect(header.getByText('Wallet unavailable')).toBeVisible();
  expect(await places()).toEqual(early);

  await suite.start('wallet');
  await header.getByRole('button', { name: 'Retry' }).click();
  await expect(header.getByRole('button', { name: 'Wallet' })).toBeVisible();
  expect(await places()).toEqual(early);
});
