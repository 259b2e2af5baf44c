import { inDigitsFrom } from '@tessera/shared-contracts/testing';
import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectToast, type Page, test } from '@tessera/tooling/browser';
import { authenticatorCode } from './authenticator';
import { enrol, logOut, openAuth, sendLogin, uncovered } from './player';

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
const dashed = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
const arabic = inDigitsFrom(0x660);
const persian = inDigitsFrom(0x6f0);
const fullWidth = inDigitsFrom(0xff10);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('codes are accepted with spaces and dashes, and in the digits of any script', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  const { email } = player.session.user;
  const { secret, recoveryCodes } = await enrol(suite, player);
  let mailed = '';
  const twoFactor = page.getByRole('switch', { name: 'Enable 2FA' });

  await test.step('of the authenticator, at login', async () => {
    await openAuth(page, suite);
    await sendLogin(page, email, player.password);
    await field(page, 'Code').fill(spaced(authenticatorCode(secret, 1)));
    await page.keyboard.press('Enter');
    await uncovered(page);
    await expect(twoFactor).toBeChecked();
  });

  await test.step('a recovery code, to switch the second factor off', async () => {
    await twoFactor.press('Space');
    const [recoveryCode = ''] = recoveryCodes;
    await page.getByLabel('Code of your authenticator app').fill(arabic(` ${recoveryCode.toUpperCase()} `));
    await button(page, 'Switch off').click();
    await expectToast(page, 'Two-Factor Authentication disabled');
    await uncovered(page);
  });

  await test.step('of the authenticator, to set it up', async () => {
    await twoFactor.press('Space');
    await field(page, 'Your password').fill(player.password);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Secret Key')).not.toHaveValue('');
    const code = authenticatorCode(await field(page, 'Secret Key').inputValue());
    await field(page, 'Enter 6-digit code').pressSequentially(persian(dashed(code)));
    await expect(field(page, 'Enter 6-digit code')).toHaveValue(code);
    await page.keyboard.press('Enter');
    await button(page, 'I have kept them').click();
    await expect(twoFactor).toBeChecked();
  });

  await test.step('of a mail, to verify the address', async () => {
    await button(page, 'Send Verification').click();
    await expect(field(page, 'Digit 1 of 6')).toBeFocused();
    const verified = page.waitForEvent('framenavigated');
    mailed = await sandbox.newestCode(email);
    for (const digit of fullWidth(mailed)) await page.keyboard.insertText(digit);
    await page.keyboard.press('Enter');
    await verified;
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('of a mail, to reset the password', async () => {
    await logOut(page);
    await openAuth(page, suite);
    await button(page, 'Forgot password?').click();
    await field(page, 'Email').fill(email);
    await button(page, 'Recover Account').click();
    const code = field(page, 'Code from the mail');
    await code.fill(`\u200e${arabic(dashed(await sandbox.newestCode(email, { after: mailed })))}`);
    await field(page, 'New password').fill('Tessellate2!');
    await field(page, 'Confirm password').fill('Tessellate2!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  });
});

test('a password is normalized, however a keyboard composes its letters', async ({ page, suite }) => {
  const composed = 'pässwörter-12'.normalize('NFC');
  const decomposed = composed.normalize('NFD');
  expect(decomposed).not.toBe(composed);
  const { email, username } = aNewPlayer();
  await openAuth(page, suite, 'register');
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(composed);
  await field(page, 'Confirm password').fill(decomposed);
  await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await button(page, 'Create account').click();
  await expectToast(page, 'Account created successfully!');

  for (const password of [decomposed, composed]) {
    await logOut(page);
    await openAuth(page, suite);
    await sendLogin(page, email, password);
    await uncovered(page);
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  }

  await button(page, 'Update Password').click();
  await field(page, 'Current Password').fill(decomposed);
  await field(page, 'New Password').fill('Tessellate2!');
  await field(page, 'Confirm Password').fill('Tessellate2!');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password changed successfully');
});
