import { expect, type Page, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

/** Blocks the shell's script, so that only the prerendered page is shown. */
const withoutScript = (page: Page) => page.route(/\/main\.\w+\.js$/, (route) => route.abort());

test('a page shows its frame and its own content before the shell’s script has run', async ({ page, suite }) => {
  await withoutScript(page);
  await page.goto(suite.site);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staking rewards' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  // A link works without any script.
  await page.getByRole('link', { name: 'Start staking' }).click();
  await expect(page).toHaveURL(`${suite.site}/promotions#staking`);
});

test('a player sees the player’s header, and the sidebar in its last state', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.addInitScript(() => localStorage.setItem('sidebar', 'expanded'));
  await withoutScript(page);
  await page.goto(`${suite.site}/settings`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Promotions')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a phone shows the bottom bar and no sidebar', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutScript(page);
  await page.goto(`${suite.site}/transactions`);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('early requests of the page are sent once', async ({ page, suite }) => {
  await signIn(page, suite);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(suite.sandbox))
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(suite.site);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('$')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/games'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/balance'))).toHaveLength(1);
});
