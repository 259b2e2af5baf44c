import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectToast, holdCall, neverTimeOut, type Page } from '@tessera/tooling/browser';
import { test, type WorkbenchSuite } from '@tessera/workbench/testing';
import { codeDialog, codeField, fundedPlayer, order, paymentsOf } from './withdrawals';

/** Lets the provider handle the next call, and holds its answer back until released. */
const holdAnswer = (page: Page, path: string | RegExp) => holdCall(page, path, { isAnswered: true });

/** Holds the next of a player's calls back until the faults are cleared. */
const hold = (suite: WorkbenchSuite, path: string) =>
  sandboxClient(suite.sandbox).setFault({
    method: 'POST',
    path: `/wallet-service/api/wallet/*/${path}`,
    delayMs: 60_000,
    times: 1,
  });

test('slow calls are reported, a reload pays nothing, and late answers neither pay twice nor show old balances', async ({
  page,
  suite,
}) => {
  await neverTimeOut(page.context());
  const payments = paymentsOf(page);
  const sandbox = sandboxClient(suite.sandbox);
  const player = await fundedPlayer(page, suite);
  await page.goto(`${suite.site}/?modal=wallet&view=overview`);
  const otp = codeField(page);
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  const dialog = codeDialog(page);

  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  await hold(suite, 'withdrawOtp');
  await order(page, '0.1');
  await expect(page.getByText(/^The mail takes longer than usual/)).toBeVisible();
  await sandbox.clearFaults();
  await expect(dialog).toBeVisible();

  const code = await sandbox.newestCode(player.email);
  const check = await holdAnswer(page, '**/verify-otp');
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await check.held();
  await page.reload();
  check.release();
  await expect(dialog).toBeVisible();
  expect(payments).toEqual([]);

  await hold(suite, 'withdraw');
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The payment takes longer than usual/)).toBeVisible();
  await sandbox.clearFaults();
  await expectToast(page, 'Withdrawal request submitted successfully!');
  expect(await player.sum()).toBe('0.40000000');

  // Balances and transactions are fetched, then a deposit is credited, then the stale answers arrive.
  const balance = await holdAnswer(page, '**/balance');
  const history = await holdAnswer(page, /\/transactions(\?|$)/);
  await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
  await balance.held();
  await history.held();
  await sandbox.deposit({ userId: player.userId, currency: 'BTC', amount: '0.1' });
  await expect.poll(player.sum).toBe('0.50000000');
  balance.release();
  history.release();
  const deposits = page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem');
  await expect(deposits.filter({ hasText: '0.10000000' })).toContainText('Credited');
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page.getByRole('list', { name: 'Balances' })).toContainText('0.50000000');

  // Two tabs request codes for the same withdrawal; the first answer arrives after the second tab paid and reloaded.
  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  const firstCode = await holdAnswer(page, '**/withdrawOtp');
  await order(page, '0.1');
  await firstCode.held();
  const oldCode = await sandbox.newestCode(player.email, { after: code });
  const other = await page.context().newPage();
  const otherPayments = paymentsOf(other);
  await other.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await order(other, '0.1');
  await codeField(other).fill(await sandbox.newestCode(player.email, { after: oldCode }));
  const payment = await holdAnswer(other, '**/withdraw');
  await other.keyboard.press('Enter');
  await payment.held();
  await other.reload();
  await expect(other.getByRole('alert')).toContainText(/It went through at \d\d:\d\d/);
  firstCode.release();
  await otp.fill('000000');
  await page.keyboard.press('Enter');
  await expect(otp).toHaveAccessibleDescription(/newer code was sent/);
  expect([payments.length, otherPayments.length]).toEqual([1, 1]);
  expect(await player.sum()).toBe('0.40000000');
});
