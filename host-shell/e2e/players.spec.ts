import { aNewPlayer, type SandboxPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import {
  expect,
  expectToast,
  logIn as logInByDialog,
  type Page,
  removeExtensions,
  slow,
  test,
} from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn } from './playersOfTabs';

const _transactionsOf = ({ session }: SandboxPlayer) => `/wallet-service/api/wallet/${session.user.id}/transactions`;
const total = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Total balance/ });

test('a logout removes what the account remote stored, although that remote is not loaded', async ({
  page,
  context,
  suite,
}) => {
  const keptKeys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('player/')));
  // With the extension, the provider keeps the settings.
  await removeExtensions(page, suite.site, ['preferences']);
  await logIn(context, suite, await aPlayerWithMoney(suite));
  await page.goto(`${suite.site}/settings`);
  await page.getByRole('switch', { name: /bets publicly/i }).click();
  await expect.poll(keptKeys).toHaveLength(1);

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${suite.site}/vip`);
  await expect(total(page)).toBeVisible();
  expect(await keptKeys()).toHaveLength(1);
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'You have been logged out successfully.');
  expect(await keptKeys()).toEqual([]);
  expect(scripts.filter((url) => /SettingsPage|ProfileDialog/.test(url))).toEqual([]);
});

test('a logout keeps what the site stored for the browser, and the next login works', async ({ page, suite }) => {
  const player = aNewPlayer();
  await sandboxClient(suite.sandbox).registerPlayer(player);
  const kept = () =>
    page.evaluate(() => [
      ...['sidebar', 'tessera.games.reality-check'].map((key) => localStorage.getItem(key)),
      document.cookie,
    ]);
  await logInByDialog(page, suite, player);
  await page.evaluate(() => {
    localStorage.setItem('sidebar', 'collapsed');
    localStorage.setItem('tessera.games.reality-check', '30');
    // biome-ignore lint/suspicious/noDocumentCookie: as pages set the cohort
    document.cookie = 'tessera_shell=live; path=/';
  });
  const before = await kept();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/logout') && response.request().method() === 'POST',
  );
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"');
  await expectToast(page, 'You have been logged out successfully.');
  expect(await kept()).toEqual(before);
  await logInByDialog(page, suite, player);
  await expect(page.getByRole('banner').getByText(player.username)).toBeVisible();
  expect(await kept()).toEqual(before);
});

test('the login test page keeps the player’s cookie', async ({ page, context, suite }) => {
  await logIn(context, suite, await aPlayerWithMoney(suite));
  const before = await context.cookies(suite.sandbox);
  expect(before).toHaveLength(1);
  await page.goto(`${suite.site}/authtest`);
  const sent = page.waitForRequest((request) => request.url().endsWith('/login') && request.method() === 'POST');
  await page.getByRole('button', { name: 'Test Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible();
  expect(await (await sent).headerValue('cookie')).toBeNull();
  expect(await context.cookies(suite.sandbox)).toEqual(before);
});

test('a balance change in one tab shows in the other', slow, async ({ page, context, suite }) => {
  const player = await aPlayerWithMoney(suite);
  const sandbox = sandboxClient(suite.sandbox);
  const { email, id } = player.session.user;
  const watching = await logIn(context, suite, player);
  await watching.goto(`${suite.site}/transactions`);
  const rows = watching.getByRole('row');
  await expect(rows).toHaveCount(2);
  let rowCount = 2;
  await expect(total(watching)).toContainText('$');
  let shown = await total(watching).textContent();
  // A round of Dice makes one row, or two if it is won.
  const expectNotice = async () => {
    await watching.getByRole('button', { name: 'Show new transactions' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(rowCount);
    await expect(total(watching)).not.toHaveText(shown ?? '');
    rowCount = await rows.count();
    shown = await total(watching).textContent();
  };

  await test.step('a deposit', async () => {
    await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
    await expect(page.getByRole('dialog').getByText(/tb1q/).first()).toBeVisible();
    await expect(total(page)).toHaveText(shown ?? '');
    await sandbox.deposit({ userId: id, currency: 'BTC', amount: '0.5' });
    await sandbox.mineBlocks(3);
    await expectNotice();
  });

  await test.step('a round of Dice', async () => {
    await page.goto(`${suite.site}/game/dice`);
    const game = page.frameLocator('iframe');
    await expect(page.locator('iframe')).not.toHaveAttribute('inert');
    await game.getByLabel('Bet amount').fill('0.1');
    await game.getByRole('button', { name: 'Roll dice' }).click();
    await expectNotice();
  });

  await test.step('a withdrawal', async () => {
    await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
    const dialog = page.getByRole('dialog', { name: 'Withdraw', exact: true });
    await dialog.getByLabel('Withdrawal address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
    await dialog.getByLabel('Amount').fill('0.02');
    await dialog.getByRole('button', { name: 'Confirm Withdrawal' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm Withdrawal' });
    await confirmation.getByLabel('Please Enter Your OTP').fill(await sandbox.newestCode(email));
    await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectNotice();
  });
});
