import { expect, expectAccessible, type Page, test, typeAtEveryRhythm } from '@tessera/tooling/browser';

const summary = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+ transactions$/);

test('the page and the extended range survive a reload and the back button', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('lists')}/TransactionsPage/many?bare`);
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 128 transactions');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(summary(page)).toHaveText('Showing 16 to 30 of 128 transactions');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(summary(page)).toHaveText('Showing 16 to 45 of 128 transactions');
  await expect(page.getByRole('row')).toHaveCount(31);

  await page.reload();
  await expect(summary(page)).toHaveText('Showing 16 to 45 of 128 transactions');
  await page.goBack();
  await expect(summary(page)).toHaveText('Showing 16 to 30 of 128 transactions');
  await page.goBack();
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 128 transactions');
});

test('a search applies at once and can be shared as a link', async ({ page, context, suite }) => {
  await page.goto(`${suite.simulator('lists')}/TransactionsPage/many?bare&page=3`);
  await expect(summary(page)).toHaveText('Showing 31 to 45 of 128 transactions');
  await page.getByRole('searchbox').fill('rakeback');
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 26 transactions');
  await expect(page).toHaveURL(/[?&]search=rakeback/);
  await expect(page).not.toHaveURL(/[?&]page=/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(summary(other)).toHaveText('Showing 1 to 15 of 26 transactions');
  await expect(other.getByRole('searchbox')).toHaveValue('rakeback');
});

test('keeps every letter of a search, and Back returns to the previous search', async ({ page, suite }) => {
  test.slow();
  await page.goto(`${suite.simulator('lists')}/TransactionsPage/many?bare`);
  await expect(summary(page)).toBeVisible();
  const search = page.getByRole('searchbox');
  await typeAtEveryRhythm(search, 'depos');
  await search.fill('rakeback');
  await expect(page).toHaveURL(/[?&]search=rakeback/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 128 transactions');
  await page.goBack();
  await expect(search).toHaveValue('rakeback');
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 26 transactions');
});

test('new transactions are fetched without a reload', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('lists')}/TransactionsPage/loaded?bare`);
  await expect(summary(page)).toBeVisible();
  const again = page.waitForResponse(/\/transactions$/);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'withdrawal', currency: 'BTC' } })),
  );
  expect((await again).status()).toBe(200);
});

test('a failure can be retried in place', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('lists')}/TransactionsPage/failed?bare`);
  await expect(page.getByRole('heading', { name: 'Failed to load transactions' })).toBeVisible();
  await expect(page.getByText('The ledger is being serviced.')).toBeVisible();
  await expectAccessible(page);
  await fetch(`${suite.sandbox}/__sandbox/faults`, { method: 'DELETE' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('cards fit the narrowest screen and Load More is reachable', async ({ page, suite }) => {
    await page.goto(`${suite.simulator('lists')}/TransactionsPage/many?bare`);
    const cards = page.getByRole('list', { name: 'Transactions' });
    await expect(cards.getByRole('listitem')).toHaveCount(15);
    await expectAccessible(page);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards.getByRole('listitem')).toHaveCount(30);
  });

  test('nothing shifts when the rows load', async ({ page, suite }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const heights = async (state: string, label: string) => {
      await page.goto(`${suite.simulator('lists')}/TransactionsPage/${state}?bare`);
      await expect(page.getByText(label).first()).toBeAttached();
      const card = page.locator('li:has(> div + div)').first();
      let height = 0;
      const measure = async () => {
        height = (await card.boundingBox())?.height ?? 0;
        return height;
      };
      // The module replaces the prerendered cards; one that is being replaced has no height.
      await expect.poll(measure).toBeGreaterThan(0);
      return height;
    };
    expect(await heights('loading', 'Loading transactions')).toBe(await heights('many', 'Complete'));
  });
});
