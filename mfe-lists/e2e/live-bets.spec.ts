import { expect, expectAccessible, type Page, withMotion } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

async function open(page: Page, origin: string) {
  await page.clock.install();
  await page.goto(`${origin}/stage/LiveBets/player`);
  await expect(page.getByRole('row')).toHaveCount(6);
  // The state pauses them.
  await page.getByRole('button', { name: 'Resume live bets' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause live bets' })).toBeVisible();
}
const firstRow = (page: Page) => page.getByRole('row').nth(1);

test.describe('with motion', () => {
  test.use(withMotion);

  test('a new bet slides in every five seconds until paused', async ({ page, suite }) => {
    await open(page, suite.workbench('lists'));
    await expectAccessible(page, { within: 'section' });
    const before = (await firstRow(page).textContent()) ?? '';
    // Its animation may have ended before the test reads the row.
    const slidesIn = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            if (target instanceof HTMLTableRowElement) resolve(true);
          });
        }),
    );
    await page.clock.runFor(5000);
    await expect(firstRow(page)).not.toHaveText(before);
    await expect(page.getByRole('row')).toHaveCount(6);
    expect(await slidesIn).toBe(true);

    const pause = page.getByRole('button', { name: 'Pause live bets' });
    const opacity = () => pause.evaluate((button) => getComputedStyle(button.parentElement as Element).opacity);
    await page.mouse.move(0, 0);
    await page.getByRole('tab', { name: 'All Bets' }).focus();
    expect(await opacity()).toBe('1');
    await pause.press('Enter');
    await expect(page.getByRole('button', { name: 'Resume live bets' })).toBeVisible();
    const paused = await firstRow(page).textContent();
    await page.clock.runFor(20_000);
    expect(await firstRow(page).textContent()).toBe(paused);
  });
});

test('with reduced motion a new bet appears without animation', async ({ page, suite }) => {
  await open(page, suite.workbench('lists'));
  const before = (await firstRow(page).textContent()) ?? '';
  await page.clock.runFor(5000);
  await expect(firstRow(page)).not.toHaveText(before);
  expect(await firstRow(page).evaluate((row) => getComputedStyle(row).animationName)).toBe('none');
});

test('few bets reserve the place of many: new ones cause no layout shift', async ({ page, suite }) => {
  const heights = async (count: number) => {
    const bets = Array.from({ length: count }, (_, index) => ({
      id: `66f2c1a09be4d1230a9d000${index}`,
      game: 'Dice',
      player: 'm•••a',
      currency: 'BTC',
      amount: '0.0025',
      multiplier: '1.98',
      payout: '0.00495',
      createdAt: '2025-11-20T18:42:00.000Z',
    }));
    await page.route('**/live-bets/events', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        headers: { 'access-control-allow-origin': '*' },
        body: `event: bets\ndata: ${JSON.stringify({ bets })}\n\n`,
      }),
    );
    await page.goto(`${suite.workbench('lists')}/stage/LiveBets/real`);
    const shown = page.getByRole('region', { name: 'Live bets' });
    const measured: (number | undefined)[] = [];
    for (const [width, role] of [
      [1440, 'row'],
      [390, 'listitem'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      if (count === 0) await expect(shown.getByText('No bets yet')).toBeVisible();
      else await expect(shown.getByRole(role)).toHaveCount(count + (role === 'row' ? 1 : 0));
      await page.evaluate(() => document.fonts.ready);
      measured.push((await shown.boundingBox())?.height);
    }
    return measured;
  };
  const full = await heights(5);
  for (const count of [0, 1, 4]) expect(await heights(count), `${count} bets`).toEqual(full);
});
