import { expect, expectToast, type Page, rendered, slow, storeExpiredSession, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

const isExpired = 'Your session has expired. Please log in again.';
const paths = ['/', '/settings', '/transactions', '/game/dice', '/bets', '/provably-fair', '/provably-fair?nonce=1'];

const expectVisitor = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /, account$/ })).toHaveCount(0);
};

/** Ends the session, as another tab would, at the moment when React starts to hydrate the page. */
const endSessionAtFirstRender = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.readyState === 'loading' || document.getElementById('page-script-notice') !== null) return;
      observer.disconnect();
      const key = 'token';
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      Object.assign(window, { hasEnded: true });
    }).observe(document, { childList: true, subtree: true });
  });

// Every browser test fails on React errors (`scripts/tooling/browser/reactErrors.ts`).
for (const path of paths) {
  test(
    `a page opened with an expired session shows a toast and the visitor’s page: ${path}`,
    path === paths[0] ? {} : slow,
    async ({ page, suite }) => {
      await storeExpiredSession(page);
      await page.goto(suite.site + path);
      await expectToast(page, isExpired);
      await expectVisitor(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
  );

  test(
    `a logout in another tab while the page loads shows the visitor’s page: ${path}`,
    path === paths[0] ? {} : slow,
    async ({ page, suite }) => {
      await signIn(page, suite);
      await endSessionAtFirstRender(page);
      await page.goto(suite.site + path);
      await expectVisitor(page);
      expect(await page.evaluate(() => 'hasEnded' in window)).toBe(true);
      await rendered(page);
    },
  );
}

test('Back to a player’s page after the session has expired shows a toast', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/transactions`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(`${suite.site}/promotions`);
  // As if it expired later: otherwise the first page would already say so.
  await page.addInitScript(() => localStorage.setItem('token', 'expired'));
  await page.goBack();
  await expectToast(page, isExpired);
  await expectVisitor(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
});
