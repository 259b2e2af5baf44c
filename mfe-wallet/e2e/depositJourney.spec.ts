import { request } from '@tessera/shared-contracts/api';
import { transactionDetail } from '@tessera/shared-contracts/extensions/schema';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { devices, fundedPlayer, receiptOn } from './withdrawals';

for (const { device, use } of devices) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a deposit is found by its hash, and not before it is sent', async ({ page, suite }) => {
      const sandbox = sandboxClient(suite.sandbox);
      const player = await fundedPlayer(page, suite);
      await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
      await page.getByRole('button', { name: 'Where is my deposit?' }).click();
      await page.getByLabel('Transaction hash').fill('0123456789abcdef'.repeat(4));
      await page.getByRole('button', { name: 'Look it up' }).click();
      await expect(page.getByText('Not seen yet')).toBeVisible();

      const id = await sandbox.deposit({ userId: player.userId, currency: 'BTC', amount: '0.25' });
      const { session } = await sandbox.logIn(player.email, player.password);
      const params = { userId: player.userId, id };
      const { hash } = await sandbox.call(request(transactionDetail, { params }), session.token);
      await page.getByLabel('Transaction hash').fill(hash ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText('0.25 BTC · Bitcoin testnet')).toBeVisible();
      await expect(page.getByText(/^It went into your balance at /)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'View the transaction' }).click();
      await expect(receiptOn(page)).toContainText('+0.25000000 BTC');
      await expect(receiptOn(page)).toContainText('2 of 2 confirmations');
      expect(await player.sum()).toBe('0.75000000');
    });
  });
}
