import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test, type WorkbenchSuite } from '@tessera/workbench/testing';
import {
  address,
  codeDialog,
  codeField,
  dismissButton,
  fundedPlayer,
  paymentsOf,
  receiptOn,
  submitButton,
} from './withdrawals';

/** Refocuses the window, as a waiting player does, until the outcome is shown. */
const comeBackUntil = (page: Page, outcome: string) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toContainText(outcome, { timeout: 2_000 });
  }).toPass();

/** Loses the next call of a path, before or after the provider has done the work. */
const lose = (suite: WorkbenchSuite, path: string, drop: 'before' | 'after') =>
  sandboxClient(suite.sandbox).setFault({ method: 'POST', path: `/wallet-service/api/wallet/${path}`, drop, times: 1 });

/** Sends the form with its call lost before, then after the provider has mailed a code: the form reports it. */
async function loseRequests(page: Page, suite: WorkbenchSuite) {
  for (const drop of ['before', 'after'] as const) {
    await lose(suite, '*/withdrawOtp', drop);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/withdrawOtp'));
    await submitButton(page).click();
    await failed;
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
  }
}

/** Enters a code with its check lost before, then after the work: nothing is sent, and it can be entered again. */
async function loseChecks(page: Page, suite: WorkbenchSuite, code: string) {
  for (const drop of ['before', 'after'] as const) {
    await lose(suite, 'verify-otp', drop);
    await codeField(page).fill(code);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toHaveAccessibleDescription(/^Failed to verify OTP.*enter the code again/);
  }
}

/** Sets the provider's clock four minutes ahead in lists of transactions: no payment is open that long. */
const putClockAhead = (page: Page) =>
  page.route('**/transactions', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + 4 * 60_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });

test('a withdrawal survives Back, reloads, losses of each call, and the end of the session', async ({
  page,
  suite,
}) => {
  // One long test: each page load costs seconds on a busy machine.
  const payments = paymentsOf(page);
  const sandbox = sandboxClient(suite.sandbox);
  const player = await fundedPlayer(page, suite);
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  const otp = codeField(page);
  const dialog = codeDialog(page);

  /** Reloads the page while a call is under way, which never reaches the provider. */
  const reloadDuring = async (path: string, begin: () => Promise<void>) => {
    let isSent = false;
    const hold = () => {
      isSent = true;
    };
    await page.route(path, hold, { times: 1 });
    await begin();
    await expect.poll(() => isSent).toBe(true);
    await page.reload();
  };

  // The request for the code is lost before and after the work, and by a reload: the form reports it, values kept.
  const submit = submitButton(page);
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.1');
  await loseRequests(page, suite);
  const lostCode = await sandbox.newestCode(player.email);
  await reloadDuring('**/withdrawOtp', () => submit.click());
  // The unloading page may still see its call fail.
  await expect(page.getByRole('alert')).toContainText(/Failed to send OTP|Request it again/);
  await expect(page.getByLabel('Withdrawal address')).toHaveValue(address);
  await expect(page.getByLabel('Amount')).toHaveValue('0.1');
  await submit.click();
  await expect(dialog).toContainText(/Valid for 9:\d\d/);
  await expect(dialog).toContainText(address);

  // Reload, Back and Escape lead back to the code.
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goto(`${suite.site}/transactions`);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'We e-mailed you a code' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the code' }).click();

  // The session ends: after the login the code dialog is back.
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
  });
  await page.reload();
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Email') });
  await login.getByLabel('Email').fill(player.email);
  await login.getByLabel('Password', { exact: true }).fill(player.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeVisible();

  // The check of the code is lost by a reload, before and after the work: the same code works again.
  const code = await sandbox.newestCode(player.email, { after: lostCode });
  await reloadDuring('**/verify-otp', async () => {
    await otp.fill(code);
    await page.keyboard.press('Enter');
  });
  await expect(otp).toHaveAccessibleDescription(/Nothing was sent\. Please enter (it|the code) again/);
  await loseChecks(page, suite, code);
  expect(payments).toEqual([]);

  // The payment does not reach the provider. In the end it is reported as not paid.
  await page.clock.install();
  await lose(suite, '*/withdraw', 'before');
  await otp.fill(`${code.slice(0, 3)}-${code.slice(3)}`.replace('-', ''));
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('The status of this withdrawal is unknown');
  await page.getByRole('button', { name: 'New withdrawal' }).click();
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.10');
  await submit.click();
  await expect(page.getByRole('alertdialog', { name: 'Send it again?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not send' }).click();
  await page.clock.fastForward('04:00');
  // The provider's clock decides; only the device's clock was changed.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(outcome).toContainText('We are checking');
  await putClockAhead(page);
  await comeBackUntil(page, 'It did not go through');
  await page.unroute('**/transactions');
  expect(payments).toHaveLength(1);
  expect(await player.sum()).toBe('0.50000000');

  // Offline while the money is sent, and back: its receipt opens, and it is paid once.
  await dismissButton(page).click();
  await submit.click();
  await otp.fill(await sandbox.newestCode(player.email, { after: code }));
  await page.route(
    '**/withdraw',
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('We are checking');
  await page.context().setOffline(false);
  await expect(receiptOn(page)).toContainText('−0.10000000 BTC');
  expect(payments).toHaveLength(2);
  expect(await player.sum()).toBe('0.40000000');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Withdrawal address')).toHaveValue('');
});
