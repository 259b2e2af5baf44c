import { expect, slow, test, watchShifts } from '@tessera/tooling/browser';
import { signIn } from './signIn';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `nothing moves on a cold load with slow remotes and slower fonts at ${width} px`,
    width === 390 ? {} : slow,
    async ({ page, suite }) => {
      let letFontsCome = () => {};
      await page.setViewportSize({ width, height });
      await signIn(page, suite);
      const readShifts = await watchShifts(page);
      await page.route(
        (url) => url.origin !== suite.site && url.pathname.endsWith('.js'),
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          await route.continue();
        },
      );
      // The page is complete before its fonts have loaded.
      const fonts = new Promise<void>((resolve) => {
        letFontsCome = resolve;
      });
      await page.route(
        (url) => url.pathname.endsWith('.woff2'),
        async (route) => {
          await fonts;
          await route.continue();
        },
      );
      await page.goto(`${suite.site}/`, { waitUntil: 'commit' });
      await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
      await expect(page.getByRole('banner').getByText('$')).toBeVisible();
      letFontsCome();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      const shifts = await readShifts();
      const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
      expect(score, JSON.stringify(shifts, null, 2)).toBeLessThan(0.005);
    },
  );
}

test('deferred sections have the height of their placeholder', slow, async ({ page, suite }) => {
  for (const width of [1440, 390, 370, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${suite.site}/`);
    await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main div, footer div')]
          .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
          .map((element) => Math.round(element.getBoundingClientRect().height)),
      );
    const places = await heights();
    expect(places).toHaveLength(4);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
    // Text is taller until its fonts have loaded.
    await expect.poll(heights).toEqual(places);
  }
});

test('the promo cards are a carousel on phones, with a dot for each', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.site}/`);
  const promos = page.getByRole('region', { name: 'Rewards' });
  await expect(promos.getByRole('group')).toHaveCount(3);
  const dots = promos.getByRole('button');
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(promos.getByRole('heading', { name: 'Referral rewards' })).toBeInViewport();
  await promos.getByRole('link', { name: 'See the ladder' }).focus();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
});
