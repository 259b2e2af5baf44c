import { expect, type Page, test } from '@tessera/tooling/browser';

const show = (page: Page, message: string) =>
  page.evaluate(
    (text) => window.dispatchEvent(new CustomEvent('toast-requested', { detail: { kind: 'info', message: text } })),
    message,
  );

/** Opens a page with a clock that the test advances. */
async function openPage(page: Page, site: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${site}/vip`);
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a toast shows once at the top right under the header, and closes after three seconds', async ({
  page,
  suite,
}) => {
  await openPage(page, suite.site);
  await page.getByRole('button', { name: 'Expand sidebar' }).focus();
  await show(page, 'Saved');
  await show(page, 'Saved');
  const toast = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect(toast).toHaveCount(1);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(76);
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440 - 32);
  await page.clock.runFor(2_900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('a toast stays while the pointer is on it, and Alt+T focuses it', async ({ page, suite }) => {
  await openPage(page, suite.site);
  const toggle = page.getByRole('button', { name: 'Expand sidebar' });
  await toggle.focus();
  await show(page, 'Saved');
  const toast = page.getByRole('status').filter({ hasText: 'Saved' });
  await toast.hover();
  await page.clock.runFor(3_500);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
