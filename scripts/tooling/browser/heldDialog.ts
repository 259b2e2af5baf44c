import { expect, type Locator, type Page } from '@playwright/test';

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
