import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, storedUserId, test, testEveryVisitor } from '@tessera/tooling/browser';
import { deposit, playDice, readTransactions, register, verifyEmail, withdraw } from './mainJob';

testEveryVisitor('registers, deposits, plays, withdraws and finds all of it', async (page, suite) => {
  const job = { page, suite, sandbox: sandboxClient(suite.sandbox), player: aNewPlayer() };
  await test.step('registers', () => register(job));
  const formerCode = await test.step('verifies the e-mail', () => verifyEmail(job));
  const userId = await storedUserId(page);
  await test.step('deposits', () => deposit(job, userId, '0.12345678'));
  await test.step('plays', () => playDice(job, 1));
  await test.step('finds the bet', async () => {
    await page.goto(`${suite.site}/bets`);
    await expect(page.getByText('Showing 1 to 1 of 1 bets')).toBeVisible();
    await page.getByRole('link', { name: /^Dice bet/ }).click();
    await expect(page.getByRole('dialog', { name: 'Bet', exact: true })).toContainText(job.player.username);
  });
  await test.step('withdraws', () => withdraw(job, '0.02', formerCode));
  await test.step('finds the transactions', () =>
    readTransactions(job, { deposited: '0.12345678', withdrawn: '0.02', bets: 1 }));
});

testEveryVisitor('verifies a round by its scheme, and shows what does not match', async (page, suite) => {
  await page.goto(`${suite.site}/provably-fair`);
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.click();
  await page.getByRole('option', { name: 'Dice' }).click();
  await page.getByLabel('Server seed', { exact: true }).fill('tessera');
  await page.getByLabel('Server seed hash').fill('2f1e83d30fff12f10f4a956d08bd6b200ae89e24621c2066c1a902aab2da7acb');
  await page.getByLabel('Client seed').fill('marcella');
  await page.getByLabel('Nonce').fill('7');
  await page.getByRole('combobox', { name: 'Scheme' }).click();
  await page.getByRole('option', { name: /Version 1/ }).click();
  await expect(page.getByRole('combobox', { name: 'Scheme' })).toContainText('Version 1');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The hash matches the server seed.')).toBeVisible();
  await expect(page.getByRole('definition').getByText('14.01', { exact: true })).toBeVisible();
  await page.getByLabel('Server seed', { exact: true }).fill('another');
  await page.getByLabel('Result').fill('14.01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('it is the seed that is not of this round')).toBeVisible();
  await game.click();
  await page.getByRole('option', { name: 'Limbo' }).click();
  await expect(game).toHaveText('Limbo');
});
