import { expect, expectHeld, holdCall, test } from '@tessera/tooling/browser';
import { codeDialog, fundedPlayer, order } from './withdrawals';

test('pressing Back twice returns to the dialog, and its request goes on', async ({ page, suite }) => {
  await fundedPlayer(page, suite);
  await page.goto(`${suite.site}/vip`);
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.getByRole('button', { name: 'Wallet', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  const mail = await holdCall(page, '**/withdrawOtp');
  await order(page, '0.1');
  await mail.held();
  const address = page.url();
  // Overlapping navigations make browsers abort the page's requests.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expectHeld(page, page.getByRole('dialog', { name: 'Withdraw', exact: true }));
  await expect(page).toHaveURL(address);
  mail.release();
  await expect(codeDialog(page)).toBeVisible();
});

test('the dialog cannot be closed during a resend', async ({ page, suite }) => {
  await page.clock.install();
  await fundedPlayer(page, suite);
  await page.goto(`${suite.site}/?modal=wallet&view=overview`);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await order(page, '0.1');
  await expect(codeDialog(page)).toContainText('New code in');

  // The device's clock is set back: the countdown goes on, also after a reload.
  await page.clock.setSystemTime(Date.now() - 24 * 3_600_000);
  await page.clock.runFor(2_000);
  await expect(codeDialog(page)).toContainText(/New code in 0:5\d/);
  await page.reload();
  await expect(codeDialog(page)).toContainText(/New code in (1:00|0:5\d)/);
  await page.clock.runFor(61_000);
  const mail = await holdCall(page, '**/withdrawOtp');
  await codeDialog(page).getByRole('button', { name: 'Send a new code' }).click();
  await page.keyboard.press('Escape');
  await expect(codeDialog(page)).toContainText('Sending a new code...');
  mail.release();
  await expect(codeDialog(page)).toContainText(/New code in/);
});
