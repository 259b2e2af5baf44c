import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { closed, expect, expectAccessible, test, testEveryState } from '@tessera/tooling/browser';
import states from '../src/states/states';

const outage = 'The service did not answer properly';

/** What identifies each state: a text, or the name of a control. */
const signs: Readonly<Record<string, string>> = {
  'AuthDialog/login': 'Forgot password?',
  'AuthDialog/login-refused': 'Wrong e-mail or password.',
  'AuthDialog/login-sending': 'Logging in...',
  'AuthDialog/login-outage': outage,
  'AuthDialog/login-second-factor': 'Enter the six digits that your authenticator app shows.',
  'AuthDialog/login-code-refused': 'Invalid verification code',
  'AuthDialog/login-recovery-code': 'Use the authenticator app',
  'AuthDialog/register': 'Have a referral code?',
  'AuthDialog/register-refused': 'This e-mail is taken.',
  'AuthDialog/register-without-token': 'Your account is ready. Log in to play.',
  'AuthDialog/forgot': 'Enter the e-mail address of your account.',
  'AuthDialog/forgot-sent': 'What happens next',
  'AuthDialog/recovery-mailed': 'Code from the mail',
  'ProfileDialog/loaded': 'Unranked',
  'ProfileDialog/loading': 'Loading your profile',
  'ProfileDialog/failed': 'The provider is being repaired.',
  'ProfileDialog/long-names': 'KYC waiting for papers',
  'ProfileDialog/signed-out': closed,
  'ProfileDialog/expired': closed,
  'TwoFactorDialog/proof': 'Your password',
  'TwoFactorDialog/proof-refused': 'Current password is incorrect.',
  'TwoFactorDialog/loaded': 'Copy key',
  'TwoFactorDialog/loading': 'Preparing the set-up',
  'TwoFactorDialog/drawn-here': 'Copy key',
  'TwoFactorDialog/failed': 'The provider is being repaired.',
  'TwoFactorDialog/invalid-code': 'Copy key',
  'TwoFactorDialog/refused': 'Invalid verification code',
  'TwoFactorDialog/refused-twice': 'set its clock automatically',
  'TwoFactorDialog/check-failed': 'Failed to verify code. Please try again.',
  'TwoFactorDialog/recovery-codes': 'I have kept them',
  'TwoFactorDialog/without-extension': 'Copy key',
  'TwoFactorDialog/without-extension-failed': closed,
  'TwoFactorDialog/on-younger': 'Current password is incorrect.',
  'TwoFactorDialog/on': '8 recovery codes are left',
  'TwoFactorDialog/state-failed': 'The state of your second factor is not known',
  'TwoFactorDialog/signed-out': 'You are signed out',
  'SettingsPage/loaded': 'This device',
  'SettingsPage/not-verified': 'Not Verified',
  'SettingsPage/arriving': 'This device',
  'SettingsPage/loading': 'Loading your settings',
  'SettingsPage/failed': 'Some of your details could not be loaded.',
  'SettingsPage/forms-open': 'Please fill in all password fields',
  'SettingsPage/code-not-sent': 'This device',
  'SettingsPage/two-factor-on': 'This device',
  'SettingsPage/email-code': 'Resend in',
  'SettingsPage/email-code-resend': 'Resend',
  'SettingsPage/email-code-refused': 'Invalid OTP. Please try again.',
  'SettingsPage/email-code-verifying': 'Verifying...',
  'SettingsPage/email-code-not-resent': 'Failed to resend code. Please try again.',
  'SettingsPage/email-code-expired': 'The code has expired.',
  'SettingsPage/password-form': 'of 6 rules met',
  'SettingsPage/password-refused': 'Current password is incorrect.',
  'SettingsPage/password-saved': 'This device',
  'SettingsPage/wallet-choice': 'Choose a wallet',
  'SettingsPage/wallet-connected': 'Stone Wallet',
  'SettingsPage/sessions': 'Unknown browser',
  'SettingsPage/sessions-failed': 'Sessions could not be loaded',
  'SettingsPage/passkeys-none': 'You have no passkeys yet.',
  'SettingsPage/passkeys': 'Firefox on Linux',
  'SettingsPage/passkeys-loading': 'Loading your passkeys',
  'SettingsPage/passkeys-failed': 'Your passkeys are not here',
  'SettingsPage/passkey-rename': 'Rename this passkey',
  'SettingsPage/passkey-remove': 'Remove this passkey?',
  'SettingsPage/passkey-remove-refused': 'Invalid verification code',
  'SettingsPage/passkeys-off': 'This device',
  'SettingsPage/without-extensions': 'Kept on this device',
  'SettingsPage/signed-out': 'Log in to see your settings',
  'SettingsPage/expired': 'Log in to see your settings',
  'LoginTestPage/loaded': 'Test Login',
  'LoginTestPage/failed': 'Login Failed',
  'LoginTestPage/succeeded': 'Login Successful',
};

testEveryState('account', states, signs);

test('a long status ends in an ellipsis', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.simulator('account')}/stage/ProfileDialog/long-names`);
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  const status = dialog.getByText(/^KYC waiting/);
  await expect(status).toBeVisible();
  const cut = () =>
    status.evaluate((text) => (text.parentElement?.scrollWidth ?? 0) - (text.parentElement?.clientWidth ?? 0));
  await expect.poll(cut).toBeGreaterThan(100);
  expect(await status.evaluate((text) => getComputedStyle(text.parentElement ?? text).textOverflow)).toBe('ellipsis');
});

test('the settings load without layout shifts', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('account')}/stage/SettingsPage/loading`);
  await expect(page.getByText('Loading your settings')).toBeAttached();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await sandboxClient(suite.sandbox).clearFaults();
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the page does not overflow, and a rejected form shows its errors', async ({ page, suite }) => {
    await page.goto(`${suite.simulator('account')}/stage/SettingsPage/not-verified`);
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goto(`${suite.simulator('account')}/stage/AuthDialog/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    // The first failing rule is at the top, far above the pressed button.
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('dialogs scroll as a whole', async ({ page, suite }) => {
    for (const state of ['ProfileDialog/loaded', 'TwoFactorDialog/drawn-here']) {
      await page.goto(`${suite.simulator('account')}/stage/${state}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const room = () =>
        dialog.evaluate((panel) => (getComputedStyle(panel).overflowY === 'auto' ? panel.clientHeight : 0));
      await expect.poll(room).toBeGreaterThan(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
