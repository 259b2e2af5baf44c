import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { controlsOnPaper, expect, logIn, test, unreadableOnPaper } from '@tessera/tooling/browser';
import { signIn } from './signIn';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`transactions are printed as a table, without the page’s frame, from ${viewport.width} px`, async ({
    page,
    suite,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, suite);
    await page.goto(`${suite.site}/transactions`);
    await expect(page.getByText('Showing 1 to 15 of')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('table', { name: 'Transactions' });
    await expect(table.getByRole('columnheader')).toHaveText(['Txn ID', 'Type', 'Status', 'Date', 'Amount']);
    await expect(table.getByRole('row')).toHaveCount(16);
    await expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('row').nth(1).locator('time')).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'searchbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    expect(await controlsOnPaper(page)).toEqual([]);
    expect(await unreadableOnPaper(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('table')).toHaveCount(viewport.width < 768 ? 0 : 1);
  });
}

test('a statement is printed with its days and coins, without the form', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/transactions`);
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^\S+, \d{4}-\d\d-01 to \d{4}-\d\d-\d\d$/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Closing balance' }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  expect(await controlsOnPaper(page)).toEqual([]);
  expect(await unreadableOnPaper(page)).toEqual([]);
});

test('a bet is printed alone, without the page behind it', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = aNewPlayer();
  const { session } = await sandbox.registerPlayer(player);
  const userId = session.user.id;
  await logIn(page, suite, player);
  await sandbox.deposit({ userId, currency: 'BTC', amount: '0.1' });
  await expect.poll(async () => (await sandbox.ledger(userId)).sums.BTC).toBe('0.10000000');
  await page.goto(`${suite.site}/game/dice`);
  const game = page.frameLocator('iframe');
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  await game.getByLabel('Bet amount').fill('0.001');
  await game.getByRole('button', { name: 'Roll dice' }).click();
  const round = game.getByRole('list', { name: 'Recent rolls' }).getByRole('button');
  await expect(round).toHaveCount(1);
  await page.goto(`${suite.site}/bets`);
  await page.getByRole('link', { name: /Dice/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bet', exact: true });
  await expect(dialog).toContainText('0.00100000 BTC');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(/^(Won|Lost)$/)).toBeVisible();
  await expect(dialog.getByText('Client seed')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  expect(await controlsOnPaper(page)).toEqual([]);
  expect(await unreadableOnPaper(page)).toEqual([]);
});

for (const [path, title, count, last] of [
  ['', 'Questions', 5, /^Crypto only/],
  ['/settings', 'Verification', 4, /where your funds come from/],
] as const) {
  test(`every row under “${title}” is printed open, without its sign`, async ({ page, suite }) => {
    await signIn(page, suite);
    await page.goto(`${suite.site}${path}`);
    const section = page.getByRole('region', { name: title });
    const rows = section.getByRole('heading', { level: 3 });
    await expect(rows).toHaveCount(count);
    await expect(section.getByText(last)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByText(last)).toBeVisible();
    for (const row of await rows.all()) {
      await expect(row.getByRole('button')).toBeVisible();
      await expect(row.locator('svg').last()).toBeHidden();
    }
    expect(await controlsOnPaper(page)).toEqual([]);
    expect(await unreadableOnPaper(page)).toEqual([]);
  });
}
