import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, removeExtensions, test } from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn } from './playersOfTabs';

test('after a short outage the balance and the transactions refresh by themselves', async ({ context, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  const page = await logIn(context, suite, player);
  // Nothing else refetches.
  await removeExtensions(page, suite.site, ['events']);
  await page.goto(`${suite.site}/transactions`);
  const balance = page.getByRole('button', { name: /^Total balance/ });
  const stale = page.getByText('These transactions may be out of date.');
  await expect(balance).toHaveAccessibleName(/\$/);
  await expect(page.getByRole('cell', { name: '0.12345678' }).first()).toBeVisible();
  const before = (await balance.textContent()) ?? '';

  await sandbox.setFault({ path: '/wallet-service/*', drop: 'before' });
  await sandbox.deposit({ userId: player.session.user.id, currency: 'BTC', amount: '0.23456789' });
  await sandbox.mineBlocks(3);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'deposit' } })),
  );
  await expect(stale).toBeVisible();
  await expect(balance).toHaveAccessibleName(/ as of \d\d:\d\d$/);

  await sandbox.clearFaults();
  await expect(stale).toHaveCount(0);
  await expect(balance).not.toHaveAccessibleName(/ as of /);
  await expect(balance).not.toHaveText(before);
  await page.getByRole('button', { name: /new transaction/ }).click();
  await expect(page.getByRole('cell', { name: '0.23456789' }).first()).toBeVisible();
});
