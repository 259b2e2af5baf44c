import { request } from '@tessera/shared-contracts/api';
import { addAddress } from '@tessera/shared-contracts/extensions';
import { formatCrypto, subtractDecimals } from '@tessera/shared-contracts/money';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test, type WorkbenchSuite } from '@tessera/workbench/testing';
import { fillNewestCode, readSum } from './demoPlayer';
import { address, codeDialog, codeField, fundedPlayer, order, paymentsOf } from './withdrawals';

test('a withdrawal is confirmed by the e-mailed code and paid once, and the balance is updated', async ({
  page,
  suite,
}) => {
  const payments = paymentsOf(page);
  const before = await readSum(suite.sandbox, 'BTC');
  const after = formatCrypto(subtractDecimals(before, '0.025'));
  await page.goto(`${suite.workbench('wallet')}/stage/WalletDialog/overview-own`);
  await expect(page.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`Available ${before} BTC`)).toBeVisible();
  await expectAccessible(page);

  await order(page, '0.025', ` ${address} `);
  await expect(codeDialog(page)).toBeVisible();
  await expect(page.getByText('tb1qrp…0sl5k7')).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill('000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid PIN')).toBeVisible();
  await fillNewestCode(page, suite.sandbox);
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(codeDialog(page)).toHaveCount(0);

  expect(payments).toEqual([`{"currency":"BTC","amount":0.025,"address":"${address}"}`]);
  expect(await readSum(suite.sandbox, 'BTC')).toBe(after);
  await page.reload();
  await expect(page.getByText(after)).toBeVisible();
});

/** A {@link fundedPlayer} with a second factor. The address is saved before: a new factor holds withdrawals to others. */
async function enrolledPlayer(page: Page, suite: WorkbenchSuite) {
  const player = await fundedPlayer(page, suite);
  const sandbox = sandboxClient(suite.sandbox);
  /** What the authenticator app shows now, unless that was used: the provider accepts each code once, and the next one early. */
  const codeOfApp = async () => (await sandbox.authenticatorCode(player.userId)) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const entry = { name: 'Cold storage', currency: 'BTC', network: 'BTC', address, proof: player.password };
  await sandbox.call(request(addAddress, { params: { userId: player.userId }, body: entry }), token ?? '');
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${suite.sandbox}/auth-service/api/auth/${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
  };
  await post('enable-2fa', { userId: player.userId, proof: player.password });
  await post('verify-2fa', { userId: player.userId, token: Number(await codeOfApp()) });
  return { ...player, codeOfApp };
}

test('a player with a second factor confirms by the e-mailed code and the authenticator’s', async ({ page, suite }) => {
  const player = await enrolledPlayer(page, suite);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await order(page, '0.1');
  await expect(codeDialog(page)).toBeVisible();
  const otp = codeField(page);
  const token = page.getByLabel('Authenticator code');
  await otp.fill(await sandboxClient(suite.sandbox).newestCode(player.email));
  await token.fill('000000');
  await page.keyboard.press('Enter');
  await expect(token).toHaveAccessibleDescription(/authenticator app is wrong/);
  await expect(otp).not.toHaveAttribute('aria-invalid');
  await expect(token).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // The refused code is selected: typing replaces it. Apps show it with a space.
  const shown = await player.codeOfApp();
  await page.keyboard.type(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Transaction', exact: true });
  await expect(receipt).toContainText('−0.10000000 BTC');
  await expect(receipt.getByRole('list', { name: 'What has happened' })).toContainText('Approved');
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.reload();
  await expect(receipt).toContainText('−0.10000000 BTC');
  expect(await player.sum()).toBe('0.40000000');

  await page.goto(`${suite.site}/?modal=wallet&view=overview`);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByText('Add a second factor.')).toHaveCount(0);
});
