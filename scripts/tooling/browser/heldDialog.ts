import { expect, type Locator, type Page } from '@playwright/test';

/** Double-clicks a button, and expects that its request holds the dialog open without layout changes. */
export async function expectHeldByDoubleClick(page: Page, dialog: Locator, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const error = dialog.getByRole('alert').first();
  await expect(error).toBeVisible();
  const words = await error.textContent();
  // By position: a busy button has another label.
  if (box === null) throw new Error('The button is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y, { clickCount: 2 });
  const busy = dialog.locator('[aria-busy="true"]');
  await expect(busy).toBeVisible();
  expect(await busy.boundingBox()).toEqual(box);
  await expect(error).toHaveText(words ?? '');
  await expectHeld(page, dialog);
}

/** Expects that a dialog cannot be dismissed. The page must have a previous page of the site in its history. */
export async function expectHeld(page: Page, dialog: Locator): Promise<void> {
  const address = page.url();
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  for (const name of ['Close', 'Cancel', 'Back to wallet']) {
    const ways = dialog.getByRole('button', { name, exact: true });
    // Playwright would wait until it is enabled.
    for (const way of await ways.all()) await way.click({ force: true });
  }
  await page.evaluate(() => {
    const { navigation } = window as typeof window & { navigation: EventTarget };
    const hasMoved = new Promise((resolve) =>
      navigation.addEventListener('currententrychange', resolve, { once: true }),
    );
    history.back();
    return hasMoved;
  });
  await expect(page).toHaveURL(address);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
}
