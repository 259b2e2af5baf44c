import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('filters survive a reload and going back from a game', async ({ page, suite }) => {
  await page.goto(`${suite.site}/games`);
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.pressSequentially('wheel');
  await expect(search).toHaveValue('wheel');
  await expect(page).toHaveURL(/\?search=wheel$/);
  const found = page.getByRole('main').getByRole('link', { name: 'Wheel Ostia Games' });
  await expect(found).toBeVisible();

  await page.reload();
  await expect(search).toHaveValue('wheel');
  await expect(page.getByText('1 coming soon', { exact: true })).toBeVisible();

  await found.click();
  await expect(page).toHaveURL(/\/game\/Wheel$/);
  await page.goBack();
  await expect(search).toHaveValue('wheel');
  await expect(page.getByText('1 coming soon', { exact: true })).toBeVisible();
});

test('Ctrl-K focuses the search from anywhere, and the search is tolerant', async ({ page, suite }) => {
  await page.goto(`${suite.site}/vip`);
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await expect(search).toBeFocused();
  await page.keyboard.type('SÉVENhills');
  await expect(page.getByText('1 coming soon', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dice');
  await expect(search).toHaveValue('dice');
  await expect(page.getByRole('main').getByRole('link', { name: 'Dice Tessera' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Fun Play' }).click();
  await expect(page).toHaveURL(/\/game\/Dice\?play=fun$/);
  await expect(page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' })).toBeVisible();
  await page.goto(`${suite.site}/games?show=recent`);
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
});

test('only the visible ones of five thousand games are rendered', async ({ page, suite }) => {
  await page.route('**/wallet-service/api/games', async (route) => {
    const response = await route.fetch();
    const items = Array.from({ length: 5000 }, (_, index) => ({ uuid: `game-${index}`, name: `Mosaic ${index + 1}` }));
    await route.fulfill({ response, json: { games: { items } } });
  });
  await page.goto(`${suite.site}/games`);
  const items = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(items.first()).toHaveAttribute('aria-setsize', '5000');
  await expect(items.first()).toBeVisible();
  expect(await items.count()).toBeLessThan(100);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.getByText('Mosaic 2500', { exact: true })).toBeAttached();
  expect(await items.count()).toBeLessThan(100);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('mosaic 4999');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
});

for (const width of [320, 390]) {
  test(`a tile has the same height before it is rendered, at ${width} pixels`, async ({ page, suite }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${suite.workbench('games')}/stage/Lobby/full`);
    await expect(page.getByText('18 games')).toBeVisible();
    const heights = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
    expect(heights).toHaveLength(18);
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 0);
  });
}
