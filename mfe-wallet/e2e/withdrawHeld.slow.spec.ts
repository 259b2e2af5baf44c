import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectHeld, expectHeldByDoubleClick, holdCall, test } from '@tessera/tooling/browser';
import { codeDialog, codeField, fundedPlayer, order, paymentsOf, submitButton } from './withdrawals';

for (const width of [1440, 390]) {
  test(`each step of a withdrawal stays open while it is sent, at ${width} pixels`, async ({ page, suite }) => {
    await page.setViewportSize({ width, height: 900 });
    const sandbox = sandboxClient(suite.sandbox);
    const payments = paymentsOf(page);
    const player = await fundedPlayer(page, suite);
    await page.goto(`${suite.site}/?modal=wallet&view=overview`);
    const wallet = page.getByRole('dialog', { name: 'Withdraw', exact: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();

    // The mail is refused, then slow.
    const path = '/wallet-service/api/wallet/*/withdrawOtp';
    await sandbox.setFault({ method: 'POST', path, status: 400, body: { message: 'Not now.' }, times: 1 });
    await order(page, '0.1');
    await expect(wallet.getByRole('alert')).toHaveText('Not now.');
    const mail = await holdCall(page, '**/withdrawOtp');
    await expectHeldByDoubleClick(page, wallet, submitButton(page));
    mail.release();

    // The code is wrong, then checked slowly, then the money is sent slowly.
    const dialog = codeDialog(page);
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
    await codeField(page).fill('000');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid PIN');
    await codeField(page).fill('000000');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(confirm).toBeDisabled();
    const code = await sandbox.newestCode(player.email);
    const check = await holdCall(page, '**/verify-otp');
    const payment = await holdCall(page, '**/withdraw');
    await codeField(page).fill(code);
    await expectHeldByDoubleClick(page, dialog, confirm);
    expect(payments).toEqual([]);
    check.release();
    await expect.poll(() => payments.length).toBe(1);
    await expectHeld(page, dialog);
    payment.release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await player.sum()).toBe('0.40000000');

    // Nothing blocks navigation any more: Back leads to the previous page.
    await page.goBack();
    await expect(page).not.toHaveURL(/modal=/);
  });
}

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
