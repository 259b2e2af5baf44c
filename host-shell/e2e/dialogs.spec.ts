import { expect, expectToast, type Page, test } from '@tessera/tooling/browser';

/** A browser with data saving on. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('pointing at Log in preloads the dialog, so that it opens at once', async ({ page, suite }) => {
  await saveData(page);
  await page.goto(`${suite.site}/vip`);
  const fetched = page.waitForResponse((response) => response.url().includes('AuthDialog'));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).hover();
  expect((await fetched).ok()).toBe(true);
});

test('likely next dialogs and pages are preloaded when the page is idle', async ({ page, suite }) => {
  const fetched = page.waitForResponse((response) => response.url().includes('AuthDialog'));
  await page.goto(`${suite.site}/vip`);
  expect((await fetched).ok()).toBe(true);
});

test('nothing is preloaded with data saving on', async ({ page, suite }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${suite.site}/vip`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The previous test preloads well within that time.
  await page.waitForTimeout(2_000);
  expect(asked.filter((url) => /AuthDialog|GamePlayer/.test(url))).toEqual([]);
});

test('a visitor at /wallet logs in and gets the wallet', async ({ page, suite }) => {
  await page.goto(`${suite.site}/wallet`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('player@tessera.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Tessera2026!');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expectToast(page, 'You have logged in successfully.');
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${suite.site}/`);
});
