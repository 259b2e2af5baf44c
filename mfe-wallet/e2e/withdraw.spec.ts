import { formatCrypto, subtractDecimals } from '@tessera/shared-contracts/money';
import {
  deposit,
  expect,
  expectAccessible,
  ledgerSums,
  logIn,
  newestCode,
  newPlayer,
  type Page,
  type Suite,
  storedUserId,
  test,
} from '@tessera/tooling/browser';
import { Secret, TOTP } from 'otpauth';
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

/** What an authenticator app shows, `steps` of 30 seconds from now: the provider takes no step twice. */
const codeOfApp = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Registers and logs in a player with a second factor, who holds 0.5 BTC. */
async function enrolledPlayer(page: Page, suite: Suite) {
  const player = newPlayer();
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`${suite.sandbox}/auth-service/api/auth/${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const form = {
    ...player,
    confirmPassword: player.password,
    agreeTerms: true,
    agreeMarketing: false,
    referralCode: '',
  };
  await post('register', form);
  await logIn(page, suite, player);
  const userId = await storedUserId(page);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const { secret } = await post('enable-2fa', { userId }, headers);
  await post('verify-2fa', { userId, token: Number(codeOfApp(secret)) }, headers);
  await deposit(suite, userId, 'BTC', '0.5');
  await expect.poll(async () => (await ledgerSums(suite, userId)).BTC).toBe('0.50000000');
  return { ...player, userId, secret: secret as string };
}

test('a player with a second factor confirms by the e-mailed code and the authenticator’s', async ({ page, suite }) => {
  const player = await enrolledPlayer(page, suite);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await askForCode(page, '0.1');
  const otp = page.getByLabel('Please Enter Your OTP');
  const token = page.getByLabel('Authenticator code');
  await otp.fill(await newestCode(suite, player.email));
  await token.fill('000000');
  await page.keyboard.press('Enter');
  await expect(token).toHaveAccessibleDescription(/authenticator app is wrong/);
  await expect(otp).not.toHaveAttribute('aria-invalid');
  await expect(token).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // The refused code is selected: typing replaces it.
  await page.keyboard.type(codeOfApp(player.secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await ledgerSums(suite, player.userId)).BTC).toBe('0.40000000');

  await page.goto(`${suite.site}/?modal=wallet&view=overview`);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByText('Add a second factor.')).toHaveCount(0);
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
