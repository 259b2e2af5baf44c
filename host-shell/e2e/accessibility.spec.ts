import { expect, expectAccessible, test } from '@tessera/scripts/browser';
import { signIn } from './signIn';

const routes = [
  '/',
  '/games',
  '/game/Dice',
  '/settings',
  '/transactions',
  '/bets',
  '/promotions',
  '/vip',
  '/provably-fair',
  '/privacy',
  '/authtest',
  '/nowhere',
  '/wallet',
  '/profile',
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing on any route at ${width} px, and no route is wider than the window`, async ({
    page,
    suite,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await signIn(page, suite);
    for (const route of routes) {
      await test.step(route, async () => {
        await page.goto(suite.site + route);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        if (width < 1024) await page.setViewportSize({ width: 320, height });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        await page.setViewportSize({ width, height });
      });
    }
  });
}

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
