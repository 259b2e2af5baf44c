import { formatCrypto, subtractDecimals } from '@tessera/shared-contracts/money';
import { expect, expectAccessible, type Page, quiet, test } from '@tessera/tooling/browser';
import { addFault, readNewestCode, readSum } from './sandbox';

const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

async function askForCode(page: Page, amount: string) {
  await page.getByLabel('Withdrawal address').fill(` ${address} `);
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Withdrawal' })).toBeVisible();
}

test('a withdrawal is confirmed by the e-mailed code and paid once, and the balance is updated', async ({
  page,
  suite,
}) => {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/withdraw')) payments.push(request.postData() ?? '');
  });
  const before = await readSum(suite.sandbox, 'BTC');
  const after = formatCrypto(subtractDecimals(before, '0.025'));
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/overview-own?bare`);
  await expect(page.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`Available ${before} BTC`)).toBeVisible();
  await expectAccessible(page);

  await askForCode(page, '0.025');
  await expect(page.getByText('tb1qrp…0sl5k7')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Please Enter Your OTP').fill('000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid PIN')).toBeVisible();
  await page.getByLabel('Please Enter Your OTP').fill(await readNewestCode(suite.sandbox));
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect(payments).toEqual([`{"currency":"BTC","amount":0.025,"address":"${address}"}`]);
  expect(await readSum(suite.sandbox, 'BTC')).toBe(after);
  await page.reload();
  await expect(page.getByText(after)).toBeVisible();
});

test('a withdrawal whose response is lost is shown as unknown, and is not sent again', async ({ page, suite }) => {
  const before = await readSum(suite.sandbox, 'ETH');
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/overview-own?bare`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^ETH/ }).click();
  await page.getByLabel('Withdrawal address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.getByLabel('Amount').fill('0.1');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await page.getByLabel('Please Enter Your OTP').fill(await readNewestCode(suite.sandbox));
  await addFault(suite.sandbox, { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw', drop: 'after' });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('The status of this withdrawal is unknown');
  await expect(page.getByRole('link', { name: 'Check Transactions' })).toBeFocused();
  await expectAccessible(page);
  expect(await readSum(suite.sandbox, 'ETH')).toBe(formatCrypto(subtractDecimals(before, '0.1')));
});

test('the address checks are loaded when the form opens, and retried after a failed load', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/overview-own?bare`);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await quiet(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const contents = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  expect(contents.length).toBeGreaterThan(0);
  expect(contents.filter((content) => content.includes('bitcoincash'))).toEqual([]);

  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.025');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('alert')).toHaveText('The address could not be checked. Please try again.');
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Withdrawal' })).toBeVisible();
});

test('the form shows its errors', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.simulator('wallet')}/WalletDialog/withdraw?bare`);
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByText('Please fill all fields')).toBeVisible();
  await page.getByLabel('Withdrawal address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
  await page.getByRole('button', { name: /^Max/ }).click();
  await page.getByLabel('Amount').press('End');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This does not look like a Bitcoin address')).toBeVisible();
  await expect(page.getByText('Use at most 8 decimal places')).toBeVisible();
  await expectAccessible(page);
});
