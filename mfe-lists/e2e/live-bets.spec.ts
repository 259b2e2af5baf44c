import { expect, expectAccessible, type Page, test, withMotion } from '@tessera/tooling/browser';

async function open(page: Page, origin: string) {
  await page.clock.install();
  await page.goto(`${origin}/LiveBets/player?bare`);
  await expect(page.getByRole('row')).toHaveCount(6);
}
const firstRow = (page: Page) => page.getByRole('row').nth(1);

test.describe('with motion', () => {
  test.use(withMotion);

  test('a new bet slides in every five seconds until paused', async ({ page, suite }) => {
    await open(page, suite.simulator('lists'));
    await expectAccessible(page, { within: 'section' });
    const before = (await firstRow(page).textContent()) ?? '';
    // Its animation may have ended when the test looks at the row.
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
    const paused = await firstRow(page).textContent();
    await page.clock.runFor(20_000);
    expect(await firstRow(page).textContent()).toBe(paused);
  });
});

test('with reduced motion a new bet appears without animation', async ({ page, suite }) => {
  await open(page, suite.simulator('lists'));
  await page.clock.runFor(5000);
  expect(await firstRow(page).evaluate((row) => getComputedStyle(row).animationName)).toBe('none');
});
