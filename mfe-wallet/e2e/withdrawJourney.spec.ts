import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { type Browser, expect, expectToast, logIn, type Page, type Suite } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { codeDialog, codeField, fundedPlayer, order, receiptOn } from './withdrawals';

type Player = Awaited<ReturnType<typeof fundedPlayer>>;

/** The list of what has happened to a transaction. */
const timelineOn = (page: Page) => receiptOn(page).getByRole('list', { name: 'What has happened' });

/** A phone on which the player is logged in, too. */
async function aPhone(browser: Browser, suite: Suite, player: Player): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  await logIn(phone, suite, player);
  return phone;
}

/** Withdraws by the form and the mailed code, to the receipt. */
async function withdraw(page: Page, suite: Suite, player: Player, amount: string, after?: string): Promise<string> {
  const sandbox = sandboxClient(suite.sandbox);
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await order(page, amount);
  await expect(codeDialog(page)).toBeVisible();
  const code = await sandbox.newestCode(player.email, after === undefined ? {} : { after });
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(receiptOn(page)).toContainText(`−${amount}000000 BTC`);
  return code;
}

test('a withdrawal is followed to its last confirmation on another device', async ({ page, suite, browser }) => {
  const player = await fundedPlayer(page, suite);
  const phone = await aPhone(browser, suite, player);
  await withdraw(page, suite, player, '0.10');

  await phone.goto(`${suite.site}/transactions`);
  const row = phone.getByRole('list', { name: 'Transactions' }).getByRole('listitem').filter({ hasText: 'Withdrawal' });
  await row.getByText('Withdrawal', { exact: true }).tap();
  await expect(receiptOn(phone)).toContainText('The recipient gets0.09990000 BTC');
  for (const device of [page, phone]) {
    await expect(timelineOn(device)).toContainText('2 of 2 confirmations');
    await expect(timelineOn(device)).toContainText('If the recipient does not see it, give them the transaction hash.');
    await expect(timelineOn(device)).not.toContainText('Still to come');
  }
  await receiptOn(phone).getByRole('button', { name: 'Close' }).tap();
  await expect(row).toContainText('Complete');
  expect(await player.sum()).toBe('0.40000000');
  await phone.context().close();
});

test('a large withdrawal waits for a person, and a refusal returns the money with its reason', async ({
  page,
  suite,
  context,
}) => {
  const player = await fundedPlayer(page, suite);
  await sandboxClient(suite.sandbox).deposit({ userId: player.userId, currency: 'BTC', amount: '2' });
  await expect.poll(player.sum).toBe('2.50000000');
  const console = await context.newPage();
  await console.goto(`${suite.sandbox}/console`);
  await console.getByLabel('Email').fill(player.email);
  await console.getByRole('button', { name: 'Find player' }).click();
  await expect(console.getByText(player.userId)).toBeVisible();
  const decide = async (decision: string, reason: string) => {
    await console.getByLabel('The player’s newest large withdrawal').selectOption(decision);
    await console.getByLabel('Reason of a refusal').fill(reason);
    await console.getByRole('button', { name: 'Decide' }).click();
  };

  const code = await withdraw(page, suite, player, '1.10');
  await expect(timelineOn(page)).toContainText('A person checks it before it is sent.');
  await decide('refused', 'The address is on a list.');
  await expect(timelineOn(page)).toContainText('The address is on a list.');
  await expect(timelineOn(page)).toContainText('Returned to you');
  expect(await player.sum()).toBe('2.50000000');

  await withdraw(page, suite, player, '1.20', code);
  await expect(timelineOn(page)).toContainText('In review');
  await decide('approved', '');
  await expect(timelineOn(page)).toContainText('2 of 2 confirmations');
  expect(await player.sum()).toBe('1.30000000');
});

test('money goes into the vault at once, and out of it by the password', async ({ page, suite, browser }) => {
  const player = await fundedPlayer(page, suite);
  const phone = await aPhone(browser, suite, player);
  await phone.goto(`${suite.site}/?modal=wallet&view=overview`);
  const kept = phone.getByRole('button', { name: /^Vault/ });
  await expect(kept).toContainText('$0.00');

  await page.goto(`${suite.site}/?modal=wallet&view=vault`);
  await page.getByLabel('Amount').fill('0.2');
  await page.getByRole('button', { name: 'Move into vault' }).click();
  await expectToast(page, '0.2 BTC moved into your vault.');
  await expect(kept).not.toContainText('$0.00');

  await page.getByRole('tab', { name: 'Move out' }).click();
  await page.getByLabel('Amount').fill('0.05');
  await page.getByLabel('Your password').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('Incorrect password. Please try again.');
  await page.getByLabel('Your password').fill(player.password);
  await page.keyboard.press('Enter');
  await expectToast(page, '0.05 BTC moved to your balance.');
  await expect(phone.getByRole('list', { name: 'Balances' })).toContainText('0.35000000');
  await phone.context().close();
});
