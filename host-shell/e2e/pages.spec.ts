import { expect, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

test('a page starts at the top with its heading focused, and back restores the scroll position', async ({
  page,
  suite,
}) => {
  await page.goto(`${suite.site}/`);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
  await page.getByRole('region', { name: 'Questions' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeFocused();
  await expect(page).toHaveTitle('VIP · Tessera');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // At the end of the page, which has a fractional height.
  const distance = () => page.evaluate((place) => Math.abs(window.scrollY - place), left);
  await page.goBack();
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await page.reload();
  await expect.poll(distance).toBeLessThanOrEqual(1);
});

test('the heading of a remote’s page gets the focus, however late it loads', async ({ page, suite }) => {
  await page.route(/TransactionsPage/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`${suite.site}/vip`);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Transactions' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Transactions' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('logging out in one tab logs out the others', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/vip`);
  const other = await page.context().newPage();
  await other.goto(`${suite.site}/vip`);
  await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
