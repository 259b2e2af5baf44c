import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, logIn, test } from '@tessera/tooling/browser';

test('Back leads from Deposit to the wallet and out of it, and a deposit arrives with the dialog closed', async ({
  page,
  context,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const account = aNewPlayer();
  const { session } = await sandbox.registerPlayer(account);
  const userId = session.user.id;
  await logIn(page, suite, account);
  const header = page.getByRole('group', { name: 'Wallet controls' });
  const total = header.getByRole('button', { name: /^Total balance/ });
  await total.click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(`${suite.site}/promotions`);
  const otherTotal = other.getByRole('button', { name: /^Total balance/ });
  await expect(otherTotal).toHaveAccessibleName(/\$/);
  const before = await total.textContent();
  await sandbox.deposit({ userId, currency: 'USDT', amount: '777.77' });
  await expect(total).not.toHaveText(before ?? '');
  await expect(otherTotal).toHaveText((await total.textContent()) ?? '');
  await other.close();

  const shown = await total.textContent();
  await sandbox.setFault({ method: 'GET', path: '/wallet-service/api/wallet/*/balance', status: 503, body: {} });
  await sandbox.deposit({ userId, currency: 'USDT', amount: '1' });
  await expect(total).toHaveAccessibleName(/ as of \d\d:\d\d$/);
  expect(await total.textContent()).toContain((shown ?? '').replace('Total balance ', ''));
  await page.setViewportSize({ width: 390, height: 844 });
  await total.click();
  await expect(page.getByText(/^Not refreshed: your balance as of/)).toBeVisible();
  await sandbox.clearFaults();
  await expect(page.getByText(/^Not refreshed/)).toHaveCount(0);
});
