import { deposit, expect, newestCode, type Page, test } from '@tessera/tooling/browser';
import { addFault } from './sandbox';
import { codeDialog, codeField, fundedPlayer, order, paymentsOf } from './withdrawals';

/** Lets the provider do the work of the next call, and holds its answer back until it is released. */
async function holdAnswer(page: Page, path: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      isHeld = true;
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { release: () => release(), held: () => expect.poll(() => isHeld).toBe(true) };
}

test('composed, slow mail and slow payments say so, Back pays nothing that was not checked, and answers out of order neither pay twice nor show old balances', async ({
  page,
  suite,
}) => {
  test.setTimeout(240_000);
  const payments = paymentsOf(page);
  const player = await fundedPlayer(page, suite);
  await page.goto(`${suite.site}/?modal=wallet&view=overview`);
  const slow = (path: string, delayMs: number) =>
    addFault(suite.sandbox, { method: 'POST', path: `/wallet-service/api/wallet/*/${path}`, delayMs, times: 1 });
  const otp = codeField(page);
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  const dialog = codeDialog(page);

  // Back while the code is requested, while it is checked, and while the money is sent.
  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  await slow('withdrawOtp', 21_000);
  await order(page, '0.1');
  await expect(page.getByText(/^The mail takes longer than usual/)).toBeVisible();
  await page.goBack();
  await expect(wallet).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible({ timeout: 60_000 });

  const code = await newestCode(suite, player.email);
  const check = await holdAnswer(page, '**/verify-otp');
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await check.held();
  await page.goBack();
  await expect(wallet).toBeVisible();
  check.release();
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(payments).toEqual([]);

  await slow('withdraw', 12_000);
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The payment takes longer than usual/)).toBeVisible();
  await page.goBack();
  await expect(wallet).toBeVisible();
  await expect(page.getByText('Withdrawal request submitted successfully!')).toBeVisible({ timeout: 60_000 });
  expect(await player.sum()).toBe('0.40000000');

  // Balances and transactions are read, then a deposit is credited, then the old answers arrive.
  const balance = await holdAnswer(page, '**/balance');
  const history = await holdAnswer(page, /\/transactions(\?|$)/);
  await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
  await balance.held();
  await history.held();
  await deposit(suite, player.userId, 'BTC', '0.1');
  await expect.poll(player.sum).toBe('0.50000000');
  balance.release();
  history.release();
  const deposits = page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem');
  await expect(deposits.filter({ hasText: '0.10000000' })).toContainText('Credited');
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page.getByRole('list', { name: 'Balances' })).toContainText('0.50000000');

  // Two tabs request codes for the same withdrawal; the first one's answer arrives when the second has paid and was reloaded
  // meanwhile.
  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  const firstCode = await holdAnswer(page, '**/withdrawOtp');
  await order(page, '0.1');
  await firstCode.held();
  const other = await page.context().newPage();
  const otherPayments = paymentsOf(other);
  await other.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await order(other, '0.1');
  await codeField(other).fill(await newestCode(suite, player.email, 2));
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
