import { expect, type Page, test } from '@tessera/tooling/browser';

const widthOfSidebar = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Main' }).locator('..').boundingBox())?.width;

test('the sidebar is 80 px wide, expands to 256 px and stays so', async ({ page, suite }) => {
  await page.goto(`${suite.site}/vip`);
  await expect.poll(() => widthOfSidebar(page)).toBe(80);
  await page.getByRole('link', { name: 'Promotions' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Promotions' })).toBeVisible();

  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(() => widthOfSidebar(page)).toBe(256);
  await page.reload();
  expect(await widthOfSidebar(page)).toBe(256);
});

test('a submenu opens beside the icons, within the window, and links to a game', async ({ page, suite }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`${suite.site}/vip`);
  const games = page.getByRole('button', { name: 'Games' });
  await games.focus();
  await page.keyboard.press('Enter');
  const dice = page.getByRole('list', { name: 'Games' }).getByRole('link', { name: 'Dice' });
  await expect(dice).toBeInViewport({ ratio: 1 });
  await dice.click();
  await expect(page).toHaveURL(/\/game\/dice$/);
  // A game fills a window this low; a higher one shows the sidebar beside it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(games).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bottom bar marks the tab of the page', async ({ page, suite }) => {
    await page.goto(`${suite.site}/`);
    const bar = page.getByRole('navigation', { name: 'Sections' });
    const lit = bar.locator('[aria-current="page"]');
    await expect(lit).toHaveText('Home');
    for (const [tab, path] of [
      ['Games', '/games'],
      ['Promos', '/promotions'],
      ['Chat', '/chat'],
    ] as const) {
      await bar.getByRole('link', { name: tab }).tap();
      await expect(page).toHaveURL(`${suite.site}${path}`);
      await expect(lit).toHaveText(tab);
    }
    await page.goto(`${suite.site}/vip`);
    await expect(lit).toHaveCount(0);
  });

  test('the menu locks scrolling and closes by Escape, by a click outside, and by navigating', async ({
    page,
    suite,
  }) => {
    await page.goto(`${suite.site}/promotions`);
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.tap();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.tap();
    await page.touchscreen.tap(370, 400);
    await expect(menu).toHaveCount(0);

    await button.tap();
    await menu.getByRole('link', { name: 'VIP' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeFocused();
  });
});
