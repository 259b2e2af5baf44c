import type { NewPlayer, SandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectToast, type Page, type Suite } from '@tessera/tooling/browser';

const withdrawalAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

/** A page and its player for the main tasks of the site. */
export interface MainJob {
  readonly page: Page;
  readonly suite: Suite;
  readonly sandbox: SandboxClient;
  readonly player: NewPlayer;
}

export async function register({ page, suite, player }: MainJob): Promise<void> {
  await page.goto(`${suite.site}/?modal=auth&tab=register`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByLabel('Confirm password').fill(player.password);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Account created successfully!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
}

/** @returns the mailed code */
export async function verifyEmail({ page, suite, sandbox, player }: MainJob): Promise<string> {
  await page.goto(`${suite.site}/settings`);
  await page.getByRole('button', { name: 'Send Verification' }).click();
  const dialog = page.getByRole('dialog');
  const code = await sandbox.newestCode(player.email);
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  return code;
}

/** @param amount in BTC */
export async function deposit({ page, suite, sandbox }: MainJob, userId: string, amount: string): Promise<void> {
  await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/tb1q/).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('$0.00')).toBeVisible();
  await sandbox.deposit({ userId, currency: 'BTC', amount });
  await expect(page.getByRole('banner').getByText('$0.00')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await sandbox.ledger(userId)).sums).toMatchObject({ BTC: amount });
}

/** Opens Dice from the lobby, and plays. */
export async function playDice({ page, suite }: MainJob, rounds: number): Promise<void> {
  await page.goto(`${suite.site}/games`);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('dice');
  await page.getByRole('main').getByRole('link', { name: /^Dice/ }).first().click();
  const game = page.frameLocator('iframe');
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  await game.getByLabel('Bet amount').fill('0.001');
  for (let round = 1; round <= rounds; round += 1) {
    await game.getByRole('button', { name: 'Roll dice' }).click();
    // Low windows hide them.
    const rolls = game.getByRole('list', { name: 'Recent rolls', includeHidden: true });
    await expect(rolls.getByRole('listitem', { includeHidden: true })).toHaveCount(round);
  }
}

/**
 * @param amount in BTC
 * @param formerCode the last code that was mailed before
 */
export async function withdraw(
  { page, suite, sandbox, player }: MainJob,
  amount: string,
  formerCode: string,
): Promise<void> {
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  const dialog = page.getByRole('dialog', { name: 'Withdraw', exact: true });
  await dialog.getByLabel('Withdrawal address').fill(withdrawalAddress);
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm Withdrawal' });
  await expect(confirmation).toContainText('tb1qw5…xpjzsx');
  const code = await sandbox.newestCode(player.email, { after: formerCode });
  await confirmation.getByLabel('Please Enter Your OTP').fill(code);
  await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Withdrawal request submitted successfully!');
  await expect(confirmation).toBeHidden();
}

/** Finds a deposit, a withdrawal and the bets under Transactions. */
export async function readTransactions(
  { page, suite }: MainJob,
  amounts: { readonly deposited: string; readonly withdrawn: string; readonly bets: number },
): Promise<void> {
  await page.goto(`${suite.site}/transactions`);
  // Cards, if the window is narrow for its font size.
  const cards = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  const rows = page.getByRole('row').or(cards);
  await expect(rows.filter({ hasText: 'Deposit' })).toContainText(amounts.deposited);
  await expect(rows.filter({ hasText: 'Withdrawal' })).toContainText(amounts.withdrawn);
  await expect(rows.filter({ hasText: /bet/i })).toHaveCount(amounts.bets);
}
