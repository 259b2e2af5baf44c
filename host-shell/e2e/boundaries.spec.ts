import { expect, type Locator, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

/** Removes an element without React, as extensions do: React then throws on unmount. */
const takeOut = (element: Locator) => element.evaluate((node) => node.remove());

test('a header and a dialog that fail do not affect the page, and recover', async ({ page, suite, reactErrors }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/vip`);
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /, account$/ });
  const failure = page.getByRole('alert');
  const retry = failure.getByRole('button', { name: 'Try again' });

  await menu.click();
  await takeOut(header.getByRole('navigation', { name: 'Account menu' }));
  await menu.click();
  await expect(failure).toContainText('The header could not be shown.');
  await expect(header).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await retry.click();
  await expect(menu).toBeVisible();
  await expect(failure).toHaveCount(0);

  const wallet = page.getByRole('button', { name: 'Wallet', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await wallet.click();
  await takeOut(page.locator('[data-dialog-layer]').filter({ has: dialog }));
  await page.goBack();
  await expect(failure).toContainText('The dialog could not be shown.');
  await retry.click();
  await wallet.click();
  await expect(dialog).toBeVisible();
  for (const error of reactErrors.splice(0)) expect(error).toContain('NotFoundError');
});
