import { expect, expectAccessible, type Page, test } from '@tessera/tooling/browser';
import { sendDeposit } from './sandbox';

const addressOf = (page: Page) => page.getByRole('button', { name: /address$/ }).locator('xpath=preceding-sibling::*');

test('a deposit is credited while its view is open', async ({ page, context, suite }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/deposit?bare`);
  await expect(page.getByRole('img', { name: 'QR code of the BTC deposit address' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByRole('button', { name: 'Copied address' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressOf(page).textContent());
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();

  await sendDeposit(suite.sandbox, 'SOL', '1.5');
  // As when a player returns from their own wallet: sooner than the next poll, every ten seconds.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Your balance grew by 1.50000000 SOL.')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('each coin has its own address, always the same', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/deposit?bare`);
  const first = await addressOf(page).textContent();
  const coin = page.getByRole('combobox', { name: 'Currency' });
  await coin.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('us');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('USDT on TRC-20 only')).toBeVisible();
  await expect(addressOf(page)).toHaveText(/^T[1-9A-Za-z]{33}$/);
  await coin.press('Home');
  await page.keyboard.press('Enter');
  await expect(addressOf(page)).toHaveText(first ?? '');
});
