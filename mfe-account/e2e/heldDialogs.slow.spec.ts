import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import {
  expect,
  expectHeldByDoubleClick,
  holdCall,
  type Locator,
  logIn,
  type Page,
  test,
} from '@tessera/tooling/browser';

/** Sends a refused form again by a double click, and expects the dialog to stay open until the answer. */
async function refuseTwice(page: Page, dialog: Locator, call: string, label: string) {
  const button = dialog.getByRole('button', { name: label, exact: true });
  await button.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  const held = await holdCall(page, call);
  await expectHeldByDoubleClick(page, dialog, button);
  held.release();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const width of [1440, 390]) {
  test(`login, registration and recovery stay open while they are sent, at ${width} pixels`, async ({
    page,
    suite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${suite.site}/vip`);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Password', { exact: true });

    await dialog.getByLabel('Email').fill('player@tessera.test');
    await password.fill('Wrong-Pass-2026');
    await refuseTwice(page, dialog, '**/auth/login', 'Login');

    await dialog.getByRole('tab', { name: 'Register' }).click();
    await dialog.getByLabel('Username').fill('marcella');
    await password.fill('Tessera2026!');
    await dialog.getByLabel('Confirm password').fill('Tessera2026!');
    await dialog.getByRole('checkbox', { name: /18/ }).check({ force: true });
    await refuseTwice(page, dialog, '**/auth/register', 'Create account');

    await dialog.getByRole('tab', { name: 'Login' }).click();
    await dialog.getByRole('button', { name: /Forgot/ }).click();
    const mail = await holdCall(page, '**/auth/forgot-password');
    await dialog.getByRole('button', { name: 'Recover Account' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Return to Login' }).click({ force: true });
    mail.release();
    await dialog.getByLabel('Code from the mail').fill('000000');
    await dialog.getByLabel('New password', { exact: true }).fill('Tessera2027!');
    await dialog.getByLabel('Confirm password').fill('Tessera2027!');
    await refuseTwice(page, dialog, '**/auth/reset-password', 'Set new password');
  });
}

test('the dialogs of the settings stay open while they are sent', async ({ page, suite }) => {
  const player = aNewPlayer();
  await sandboxClient(suite.sandbox).registerPlayer(player);
  await logIn(page, suite, player);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click();

  await page.getByRole('button', { name: 'Send Verification' }).click();
  const email = page.getByRole('dialog', { name: 'Verify Email' });
  await email.getByRole('textbox').first().fill('000000');
  await refuseTwice(page, email, '**/auth/verify-email', 'Verify');
  await page.keyboard.press('Escape');
  await expect(email).toBeHidden();

  await page.getByRole('switch', { name: 'Enable 2FA' }).click();
  const twoFactor = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  await twoFactor.getByLabel('Your password').fill('Wrong-Pass-2026');
  await refuseTwice(page, twoFactor, '**/auth/enable-2fa', 'Continue');
  await twoFactor.getByLabel('Your password').fill(player.password);
  await page.keyboard.press('Enter');
  await twoFactor.getByLabel('Enter 6-digit code').fill('000000');
  await refuseTwice(page, twoFactor, '**/auth/verify-2fa', 'Complete Setup');
});
