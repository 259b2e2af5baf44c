import { expect, expectAccessible, neverTimeOut, type Page, watchShifts, withMotion } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

/** Scroll offset of the strip of wins, in pixels. */
const beltOffset = (page: Page) =>
  page.locator('[data-motion]').evaluate((belt) => new DOMMatrix(getComputedStyle(belt).transform).m41);

test.describe('with motion', () => {
  test.use(withMotion);

  test('the strip of wins moves until it is paused, also by keyboard', async ({ page, suite }) => {
    await page.goto(`${suite.workbench('games')}/stage/RecentWins/loaded`);
    await expect(page.getByText('2,341 players online')).toBeVisible();
    await expectAccessible(page, { within: 'section' });
    const start = await beltOffset(page);
    await expect.poll(() => beltOffset(page)).toBeLessThan(start);

    const pause = page.getByRole('button', { name: 'Pause recent wins' });
    await expect(pause).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(pause).toBeFocused();
    await expect(pause).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    // The animation pauses with the next frame.
    await page
      .locator('[data-motion]')
      .evaluate((belt) => Promise.all(belt.getAnimations().map((animation) => animation.ready)));
    const paused = await beltOffset(page);
    await page.waitForTimeout(300);
    expect(await beltOffset(page)).toBe(paused);
  });
});

test('with reduced motion the strip of wins does not move and is scrolled by keyboard', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('games')}/stage/RecentWins/loaded`);
  const strip = page.getByRole('group', { name: 'Recent wins' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await beltOffset(page)).toBe(0);
  await expectAccessible(page, { within: 'section' });
});

test('real wins take the place of samples without moving the strip', async ({ page, suite }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const places: unknown[] = [];
    for (const [state, sign] of [
      ['loaded', '2,341 players online'],
      ['real', '1,207 players online'],
      ['real-few', '1 player online'],
    ] as const) {
      await page.goto(`${suite.workbench('games')}/stage/RecentWins/${state}`);
      await expect(page.getByText(sign)).toBeVisible();
      const { x, y } = (await page.locator('[data-motion]').boundingBox()) ?? {};
      places.push([x, y]);
    }
    expect(places, `${width} px`).toEqual([places[0], places[0], places[0]]);
  }
});

test('seven recommended games fit one row at full width, and otherwise scroll 200 px per press', async ({
  page,
  suite,
}) => {
  await page.goto(`${suite.workbench('games')}/stage/RecommendedGames/loaded`);
  const games = page.getByRole('region', { name: 'Recommended' }).getByRole('group');
  await expect(games).toHaveCount(7);
  const tops = await games.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(games.last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { within: 'section' });

  await page.setViewportSize({ width: 800, height: 900 });
  const next = page.getByRole('button', { name: 'Next games' });
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  const left = () => games.first().evaluate((tile) => tile.getBoundingClientRect().left);
  const start = await left();
  await next.click();
  await expect.poll(left).toBeCloseTo(start - 200, 0);
});

test('the games to continue load without layout shifts', async ({ page, suite }) => {
  await neverTimeOut(page.context());
  const readShifts = await watchShifts(page);
  const answer = await fetch(`${suite.sandbox}/wallet-service/api/games`);
  const { games } = (await answer.json()) as { games: { items: readonly { uuid: string }[] } };
  const played = JSON.stringify(games.items.slice(0, 3).map(({ uuid }) => uuid));
  await page.addInitScript((ids) => localStorage.setItem('tessera.games.recent', ids), played);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/wallet-service/api/games', (route) => void held.push(() => route.continue()));
  await page.goto(suite.site);
  const recent = page.getByRole('region', { name: 'Continue playing' });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent).toBeInViewport();
  // Fonts that load after the first paint change widths slightly.
  await page.evaluate(() => document.fonts.ready);
  const before = await readShifts();
  for (const release of held) await release();
  await expect(recent.getByRole('link', { name: 'Fun Play' }).first()).toBeAttached();
  await expect(page.getByText('6 games')).toBeVisible();
  expect((await readShifts()).slice(before.length)).toEqual([]);
});
