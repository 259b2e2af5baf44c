import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

/** One route of each screen. */
const routes = [
  '/',
  '/games',
  '/game/Dice',
  '/settings',
  '/transactions',
  '/bets',
  '/promotions',
  '/vip',
  '/bonuses',
  '/provably-fair',
  '/privacy',
  '/chat',
  '/authtest',
  '/nowhere',
  '/wallet',
  '/profile',
];

test('axe finds nothing on any screen, wide and on a phone, and each fits the narrowest', async ({ page, suite }) => {
  await signIn(page, suite);
  for (const route of routes) {
    await test.step(route, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(suite.site + route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('navigation', { name: 'Sections', includeHidden: true })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }
});

test('axe finds nothing in the open menus', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/vip`);
  await page.getByRole('button', { name: 'Games' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'marcella, account' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Casino' }).click();
  await expectAccessible(page);
});
