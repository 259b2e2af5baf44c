import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page } from '@tessera/tooling/browser';
import { test, type WorkbenchSuite } from '@tessera/workbench/testing';
import { authenticatorCode } from './authenticator';
import { expectToSurviveFaults, watchFaults } from './faults';
import { enrol, openAuth, sendLogin, tokenOf, uncovered } from './player';

const auth = '/auth-service/api/auth';
const changed = 'Tessellate2!';

/** The app that shows the forms. */
interface Place {
  openForm(page: Page, suite: WorkbenchSuite, tab: 'login' | 'register'): Promise<unknown>;
  /** The form has closed, and the session has begun. */
  expectSignedIn(page: Page): Promise<void>;
  /** @param readPassword reads the player's current password */
  openSettings(page: Page, suite: WorkbenchSuite, email: string, readPassword: () => string): Promise<void>;
}

const composed: Place = {
  openForm: openAuth,
  expectSignedIn: async (page) => {
    await uncovered(page);
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  },
  openSettings: async (page, suite, email, readPassword) => {
    await openAuth(page, suite);
    await sendLogin(page, email, readPassword());
    await uncovered(page);
  },
};

const alone: Place = {
  openForm: (page, suite, tab) => page.goto(`${suite.workbench('account')}/stage/AuthDialog/${tab}`),
  expectSignedIn: async (page) => {
    await expect(page.getByText('The module asked to be closed.')).toBeVisible();
    expect(await tokenOf(page)).not.toBeNull();
  },
  openSettings: async (page, suite, email, readPassword) => {
    // The workbench gets a session of its demo player; a separate player keeps these changes out of other tests.
    await page.route(`${suite.sandbox}/__sandbox/sessions`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const postData = { email, password: readPassword() };
      return route.fulfill({ response: await route.fetch({ url: `${suite.sandbox}${auth}/login`, postData }) });
    });
    await page.goto(`${suite.workbench('account')}/stage/SettingsPage/loaded`);
    // Until then the workbench clears the faults of the previous state.
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  },
};

test.beforeEach(({ page }) => watchFaults(page));

for (const [where, place] of Object.entries({ composed, alone })) {
  test.describe(where, () => walks(place));
}

function walks({ openForm, expectSignedIn, openSettings }: Place): void {
  test('registration and login survive every fault of the provider', async ({ page, suite }) => {
    const player = aNewPlayer({ username: `novus${Date.now().toString(36)}` });
    await openForm(page, suite, 'register');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Email').fill(player.email);
    await field('Username').fill(player.username);
    await field('Password').fill(player.password);
    await field('Confirm password').fill(player.password);
    await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
    const send = () => field('Password').press('Enter');
    await expectToSurviveFaults(page, suite, {
      name: 'register',
      call: ['POST', `${auth}/register`],
      send,
      failure: 'Signup failed. Please try again.',
      shownIn: 'form',
      isOutageReported: true,
      kept: [field('Email'), field('Username'), field('Password'), field('Confirm password')],
    });
    // The last answer was lost after the account was created.
    await send();
    await expect(page.getByRole('alert')).toContainText('An account with this email already exists.');
    const loginTab = page.getByRole('tab', { name: 'Login' });
    await loginTab.click();
    // Both forms have an e-mail and a password.
    await expect(loginTab).toHaveAttribute('aria-selected', 'true');
    await expect(field('Email')).toHaveValue(player.email);
    await field('Password').fill(player.password);
    await expectToSurviveFaults(page, suite, {
      name: 'login',
      call: ['POST', `${auth}/login`],
      send,
      failure: 'Login failed',
      shownIn: 'form',
      isOutageReported: true,
      kept: [field('Email'), field('Password')],
    });
    await send();
    await expectSignedIn(page);
  });

  test('the code at login, a forgotten password and a new one survive every fault of the provider', async ({
    page,
    suite,
  }) => {
    const sandbox = sandboxClient(suite.sandbox);
    const player = await sandbox.registerPlayer();
    const { email } = player.session.user;
    const { secret, recoveryCodes } = await enrol(suite, player);
    await openForm(page, suite, 'login');
    await sendLogin(page, email, player.password);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    const sendCode = async () => {
      await code.fill(authenticatorCode(secret, 1));
      await code.press('Enter');
    };
    await expectToSurviveFaults(page, suite, {
      name: 'code at login',
      call: ['POST', `${auth}/login/verify`],
      send: sendCode,
      failure: 'Failed to verify code. Please try again.',
      shownIn: 'form',
      isOutageReported: true,
    });
    await sendCode();
    await expect(page.getByText('This login has run out. Please log in again.')).toBeVisible();

    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Return to Login' })).toBeVisible();
    const address = page.getByLabel('Email');
    await expect(address).toHaveValue(email);
    await expectToSurviveFaults(page, suite, {
      name: 'recovery mail',
      call: ['POST', `${auth}/forgot-password`],
      send: () => address.press('Enter'),
      failure: 'The recovery mail could not be sent. Please try again.',
      shownIn: 'form',
      isOutageReported: true,
      kept: [address],
    });
    const mailed = await sandbox.newestCode(email);
    await address.press('Enter');
    const mailedCode = page.getByLabel('Code from the mail');
    await mailedCode.fill(await sandbox.newestCode(email, { after: mailed }));
    const passwords = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
    for (const field of passwords) await field.fill(changed);
    const reset = () => mailedCode.press('Enter');
    await expectToSurviveFaults(page, suite, {
      name: 'new password',
      call: ['POST', `${auth}/reset-password`],
      send: reset,
      failure: 'The password could not be reset. Please try again.',
      shownIn: 'form',
      isOutageReported: true,
      kept: [mailedCode, ...passwords],
    });
    // The last answer was lost after the password was changed.
    await reset();
    await expect(page.getByRole('alert')).toContainText('Invalid OTP. Please try again.');
    await page.getByRole('button', { name: 'Return to Login' }).click();
    await sendLogin(page, email, changed);
    await page.getByRole('button', { name: /Lost your phone/ }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expectSignedIn(page);
  });

  test('every form of the settings survives every fault of the provider', async ({ page, suite }) => {
    const sandbox = sandboxClient(suite.sandbox);
    const { session, password } = await sandbox.registerPlayer();
    const { email } = session.user;
    let currentPassword = password;
    await openSettings(page, suite, email, () => currentPassword);
    const button = (name: string) => page.getByRole('button', { name });
    const toggle = (name: string) => page.getByRole('switch', { name });
    const survive = (form: Parameters<typeof expectToSurviveFaults>[2]) => expectToSurviveFaults(page, suite, form);

    await survive({
      name: 'verification mail',
      call: ['POST', `${auth}/send-otp`],
      send: () => button('Send Verification').press('Enter'),
      failure: 'Failed to send verification email. Please try again.',
      shownIn: 'toast',
    });
    await button('I have a code').press('Enter');
    const digit = page.getByLabel('Digit 6 of 6');
    await survive({
      name: 'another verification mail',
      call: ['POST', `${auth}/send-otp`],
      send: () => button('Resend').press('Enter'),
      failure: 'Failed to resend code. Please try again.',
      shownIn: 'form',
    });
    const mailed = await sandbox.newestCode(email);
    await button('Resend').press('Enter');
    await expect(page.getByText(/Resend in [01]:\d\d/)).toBeVisible();
    await page.getByLabel('Digit 1 of 6').focus();
    await page.keyboard.type(await sandbox.newestCode(email, { after: mailed }));
    await survive({
      name: 'verification of the e-mail',
      call: ['POST', `${auth}/verify-email`],
      send: () => digit.press('Enter'),
      failure: 'Failed to verify code. Please try again.',
      shownIn: 'form',
      kept: [page.getByLabel('Digit 1 of 6'), digit],
    });
    await page.keyboard.press('Escape');

    await survive({
      name: 'preferences',
      call: ['PUT', `${auth}/*/preferences`],
      send: async () => {
        await expect(toggle('Display stats')).toBeChecked();
        await toggle('Display stats').press('Space');
      },
      failure: 'Your preferences could not be saved. Please try again.',
      shownIn: 'toast',
      isPressedOnce: true,
    });
    // The last answer was lost after the choice was stored; the page has refetched it.
    await expect(toggle('Display stats')).not.toBeChecked();
    await button('Edit').press('Enter');
    await page.getByLabel('Username').fill('julia');
    await survive({
      name: 'account details',
      call: ['PUT', `${auth}/*/preferences`],
      send: () => page.getByLabel('Username').press('Enter'),
      failure: 'Your preferences could not be saved. Please try again.',
      shownIn: 'toast',
      kept: [page.getByLabel('Username')],
    });
    await button('Cancel').press('Enter');
    await expect(page.getByRole('region', { name: 'Account details' })).toContainText('julia');

    const sessions = page.getByRole('region', { name: 'Sessions' });
    // This page, the registration, and the login that followed it.
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await survive({
      name: 'end of a session',
      call: ['DELETE', `${auth}/*/sessions/*`],
      send: () =>
        sessions
          .getByRole('button', { name: /^End the session/ })
          .first()
          .press('Enter'),
      failure: 'The session could not be ended. Please try again.',
      shownIn: 'toast',
      isPressedOnce: true,
    });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await survive({
      name: 'end of all other sessions',
      call: ['DELETE', `${auth}/*/sessions`],
      send: () => sessions.getByRole('button', { name: 'End all other sessions' }).press('Enter'),
      failure: 'The other sessions could not be ended. Please try again.',
      shownIn: 'toast',
      isPressedOnce: true,
    });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await button('Update Password').press('Enter');
    const passwords = ['Current Password', 'New Password', 'Confirm Password'].map((label) => page.getByLabel(label));
    for (const [index, field] of passwords.entries()) await field.fill(index === 0 ? password : changed);
    const change = () => page.getByLabel('Confirm Password').press('Enter');
    await survive({
      name: 'change of the password',
      call: ['POST', `${auth}/change-password`],
      send: change,
      failure: 'Failed to change password. Please try again.',
      shownIn: 'form',
      kept: passwords,
    });
    // The last answer was lost after the change.
    currentPassword = changed;
    await change();
    await expect(page.getByRole('alert').filter({ hasText: 'Current password is incorrect.' })).toBeVisible();
    await button('Cancel').press('Enter');

    await toggle('Enable 2FA').press('Space');
    const proof = page.getByLabel('Your password');
    const begin = () => proof.press('Enter');
    await proof.fill(currentPassword);
    await survive({
      name: 'set-up of the second factor',
      call: ['POST', `${auth}/enable-2fa`],
      send: begin,
      failure: 'Failed to initialize Two-Factor setup',
      shownIn: 'form',
      kept: [proof],
    });
    await begin();
    await expect(page.getByLabel('Secret Key')).not.toHaveValue('');
    const secret = await page.getByLabel('Secret Key').inputValue();
    const code = page.getByLabel('Enter 6-digit code');
    await survive({
      name: 'first code of the second factor',
      call: ['POST', `${auth}/verify-2fa`],
      send: async () => {
        await code.fill(authenticatorCode(secret));
        await code.press('Enter');
      },
      failure: 'Failed to verify code. Please try again.',
      shownIn: 'form',
    });
    await page.keyboard.press('Escape');
    // The last answer was lost after it was switched on; the page has refetched the state.
    await expect(toggle('Enable 2FA')).toBeChecked();
    await toggle('Enable 2FA').press('Space');
    const anyCode = page.getByLabel(/or a recovery code/);
    const renew = async () => {
      await anyCode.fill(authenticatorCode(secret, 1));
      await proof.fill(currentPassword);
      await button('Renew codes').press('Enter');
    };
    await survive({
      name: 'new recovery codes',
      call: ['POST', `${auth}/*/two-factor/recovery-codes`],
      send: renew,
      failure: 'New recovery codes could not be made. Please try again.',
      shownIn: 'form',
      // They would be lost, and the authenticator has no new code for half a minute.
      except: ['closes the connection after the work'],
    });
    await renew();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
    await codes.getByRole('button', { name: 'I have kept them' }).press('Enter');
    await toggle('Enable 2FA').press('Space');
    await survive({
      name: 'switching off the second factor',
      call: ['POST', `${auth}/*/two-factor/disable`],
      send: async () => {
        await proof.fill(currentPassword);
        await anyCode.fill(recoveryCode);
        await anyCode.press('Enter');
      },
      failure: 'Failed to disable 2FA. Please try again.',
      shownIn: 'form',
    });
    await page.keyboard.press('Escape');
    await expect(toggle('Enable 2FA')).not.toBeChecked();
    await page.reload();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });
}
