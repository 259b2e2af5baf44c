import { login, request } from '@tessera/shared-contracts/api';
import { verifyLogin } from '@tessera/shared-contracts/extensions';
import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, expectToast, type Locator, type Page, test } from '@tessera/tooling/browser';
import { uncovered } from './player';

/** More than the settings have. */
const mostStops = 150;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const focused = control.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('by keyboard alone: register, verify, enrol, log in with a code, lose the phone, change the password, end a session', async ({
  page,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const { email, username, password } = aNewPlayer({ username: `clavis${Date.now().toString(36)}` });
  const changed = 'Tessellate2!';
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  async function logOut() {
    await press(page, header.getByRole('button', { name: /, account$/ }));
    await press(page, header.getByRole('button', { name: 'Logout' }));
    await expect(main.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
  async function logIn(secret: string) {
    await press(page, main.getByRole('button', { name: 'Log in' }));
    await type(page, field('Email'), email);
    await type(page, field('Password'), secret);
    await page.keyboard.press('Enter');
  }

  await page.goto(`${suite.site}/settings`);
  await press(page, main.getByRole('button', { name: 'Log in' }));
  await expect(field('Email')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Login' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog('Create your account')).toBeVisible();
  await type(page, field('Email'), email);
  await type(page, field('Username'), username);
  await type(page, field('Password'), password);
  await type(page, field('Confirm password'), password);
  await press(page, page.getByRole('checkbox', { name: /agree to the Terms/ }), 'Space');
  await press(page, button('Create account'));
  await expectToast(page, 'Account created successfully!');
  await uncovered(page);

  await press(page, button('Send Verification'));
  await expect(field('Digit 1 of 6')).toBeFocused();
  await expect(page.getByText(/Resend in [01]:\d\d/)).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await page.keyboard.type(await sandbox.newestCode(email));
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const twoFactor = page.getByRole('switch', { name: 'Enable 2FA' });
  await press(page, twoFactor, 'Space');
  await expect(field('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expectAccessible(page);
  // The refused password is selected: another one replaces it.
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(field('Secret Key')).not.toHaveValue('');
  const { id } = await sandbox.userByEmail(email);
  const codeOfApp = async () => (await sandbox.authenticatorCode(id)) ?? '';
  await type(page, field('Enter 6-digit code'), '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // The refused code is selected: a new one replaces it.
  await expect(field('Enter 6-digit code')).toBeFocused();
  await page.keyboard.type(await codeOfApp());
  await page.keyboard.press('Enter');
  const codes = dialog('Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [recoveryCode = '', recoveryCodeOfPhone = ''] = await codes.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toContainText('not shown again');
  await press(page, button('I have kept them'));
  await expect(twoFactor).toBeChecked();
  await expect(twoFactor).toBeFocused();

  const stats = page.getByRole('switch', { name: 'Display stats' });
  await press(page, stats, 'Space');
  await expect(stats).not.toBeChecked();

  await logOut();
  await logIn(password);
  const step = dialog('One more step');
  await expect(field('Code')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(step.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(await codeOfApp());
  await page.keyboard.press('Enter');
  await uncovered(page);
  // The choice belongs to the account: it survives the end of the session.
  await expect(stats).not.toBeChecked();

  await logOut();
  await logIn(password);
  await press(page, button('Lost your phone? Use a recovery code'));
  await expect(field('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await uncovered(page);
  await expect(page.getByRole('list', { name: 'Recent activity' })).toContainText('Login with a recovery code');

  await press(page, button('Update Password'));
  await type(page, field('Current Password'), password);
  await type(page, field('New Password'), changed);
  await type(page, field('Confirm Password'), changed);
  await page.keyboard.press('Enter');
  await expect(field('Current Password')).toBeHidden();
  await expect(button('Update Password')).toBeFocused();

  // The change has ended all other sessions. Another device then logs in with the new password.
  const sessions = page.getByRole('region', { name: 'Sessions' });
  const open = sessions.getByRole('list', { name: 'Sessions', exact: true });
  await expect(open.getByRole('listitem')).toHaveCount(1);
  const { challengeId = '' } = await sandbox.call(request(login, { body: { email, password: changed } }));
  await sandbox.call(request(verifyLogin, { body: { challengeId, token: recoveryCodeOfPhone } }));
  await press(page, twoFactor, 'Space');
  await expect(dialog('Two-Factor Authentication')).toContainText('8 recovery codes are left');
  await page.keyboard.press('Escape');
  await expect(twoFactor).toBeFocused();
  await page.reload();
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await press(page, sessions.getByRole('button', { name: /^End the session of/ }));
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await expect(open).toBeFocused();
});
