import { subtractDecimals } from '@tessera/shared-contracts/money';
import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, expectToast, storedUserId, test, withMotion } from '@tessera/tooling/browser';

const withdrawalAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

// The longest walk runs as most players see the site.
test.use(withMotion);

test('a player registers, verifies, deposits, plays, withdraws and finds all of it under Transactions', async ({
  page,
  context,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = aNewPlayer();

  await test.step('registers', async () => {
    await page.goto(`${suite.site}/?modal=auth&tab=register`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(player.email);
    await dialog.getByLabel('Username').fill(player.username);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByLabel('Confirm password', { exact: false }).fill(player.password);
    await dialog.getByRole('checkbox').first().check();
    await dialog
      .getByRole('button', { name: /create account|register|sign up/i })
      .last()
      .click();
    await expectToast(page, 'Account created successfully!');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Wallet', exact: true })).toBeVisible();
  });

  const verificationCode = await test.step('verifies the e-mail with the code from the mailbox', async () => {
    await page.goto(`${suite.site}/settings`);
    await page.getByRole('button', { name: 'Send Verification' }).click();
    const dialog = page.getByRole('dialog');
    const code = await sandbox.newestCode(player.email);
    await dialog.getByRole('textbox').first().click();
    await page.keyboard.type(code);
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    return code;
  });

  const userId = await storedUserId(page);
  const readSums = async () => (await sandbox.ledger(userId)).sums;
  await test.step('deposits and sees it credited without a reload', async () => {
    await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/tb1q/).first()).toBeVisible();
    await expect(page.getByRole('banner').getByText('$0.00')).toBeVisible();
    await sandbox.deposit({ userId, currency: 'BTC', amount: '0.12345678' });
    await expect(page.getByRole('banner').getByText('$0.00')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect.poll(readSums).toMatchObject({ BTC: '0.12345678' });
  });

  await test.step('plays three rounds of Dice', async () => {
    await page.goto(`${suite.site}/game/dice`);
    const game = page.frameLocator('iframe');
    await expect(page.locator('iframe')).not.toHaveAttribute('inert');
    await game.getByLabel('Bet amount').fill('0.001');
    for (let round = 1; round <= 3; round += 1) {
      await game.getByRole('button', { name: 'Roll dice' }).click();
      await expect(game.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(round);
    }
  });

  const beforeWithdrawal = (await readSums()).BTC ?? '';
  await test.step('withdraws with the e-mailed code', async () => {
    await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
    const dialog = page.getByRole('dialog', { name: 'Withdraw', exact: true });
    await dialog.getByLabel('Withdrawal address').fill(withdrawalAddress);
    await dialog.getByLabel('Amount').fill('0.02');
    await dialog.getByRole('button', { name: 'Confirm Withdrawal' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm Withdrawal' });
    await expect(confirmation).toContainText('tb1qw5…xpjzsx');
    const code = await sandbox.newestCode(player.email, { after: verificationCode });
    await confirmation.getByLabel('Please Enter Your OTP').fill(code);
    await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectToast(page, 'Withdrawal request submitted successfully!');
    await expect(confirmation).toBeHidden();
  });

  await test.step('finds all of it under Transactions with the right amounts', async () => {
    await page.goto(`${suite.site}/transactions`);
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: 'Deposit' })).toContainText('0.12345678');
    await expect(rows.filter({ hasText: 'Withdrawal' })).toContainText('0.02');
    await expect(rows.filter({ hasText: /bet/i })).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('the ledger agrees to the last decimal', async () => {
    const { BTC } = await readSums();
    expect(subtractDecimals(beforeWithdrawal, BTC ?? '0')).toBe('0.02');
  });

  await test.step('logs out in one tab and the other tab logs out too', async () => {
    const other = await context.newPage();
    await other.goto(suite.site);
    await expect(other.getByRole('button', { name: 'Wallet', exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(player.username) }).click();
    await page.getByRole('button', { name: 'Logout' }).last().click();
    await expectToast(page, 'You have been logged out successfully.');
    await expect(other.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Wallet', exact: true })).toBeHidden();
  });
});
