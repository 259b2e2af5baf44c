import { subtractDecimals } from '@tessera/shared-contracts/money';
import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, expectToast, storedUserId, test, withMotion } from '@tessera/tooling/browser';
import { deposit, playDice, readTransactions, register, verifyEmail, withdraw } from './mainJob';

// The longest journey runs with animations, as for most players.
test.use(withMotion);

test('a player registers, verifies, deposits, plays, withdraws and finds all of it under Transactions', async ({
  page,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = aNewPlayer();

  const job = { page, suite, sandbox, player };
  await test.step('registers', () => register(job));
  const formerCode = await test.step('verifies the e-mail with the code from the mailbox', () => verifyEmail(job));

  const userId = await storedUserId(page);
  const readSums = async () => (await sandbox.ledger(userId)).sums;
  await test.step('deposits and sees it credited without a reload', () => deposit(job, userId, '0.12345678'));
  await test.step('plays three rounds of Dice', () => playDice(job, 3));

  const beforeWithdrawal = (await readSums()).BTC ?? '';
  await test.step('withdraws with the e-mailed code', () => withdraw(job, '0.02', formerCode));

  await test.step('finds all of it under Transactions with the right amounts', async () => {
    await readTransactions(job, { deposited: '0.12345678', withdrawn: '0.02', bets: 3 });
    await expectAccessible(page);
  });

  await test.step('the ledger agrees to the last decimal', async () => {
    const { BTC } = await readSums();
    expect(subtractDecimals(beforeWithdrawal, BTC ?? '0')).toBe('0.02');
  });

  await test.step('logs out', async () => {
    await page.getByRole('button', { name: new RegExp(player.username) }).click();
    await page.getByRole('button', { name: 'Logout' }).last().click();
    await expectToast(page, 'You have been logged out successfully.');
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  });
});
