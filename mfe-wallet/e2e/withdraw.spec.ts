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
  textOutsideWindow,
} from '@tessera/tooling/browser';
import { Secret, TOTP } from 'otpauth';
import { addFault, fillNewestCode, readSum } from './sandbox';

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
  await fillNewestCode(page, suite.sandbox);
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

/** Toasts have a button of this name, too. */
const dismissButton = (page: Page) =>
  page.getByRole('region', { name: 'Your last withdrawals' }).getByRole('button', { name: 'Dismiss' });

const paymentsOf = (page: Page) => {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/withdraw')) payments.push(request.url());
  });
  return payments;
};

test('alone, a payment whose answer is lost is looked for, and what is found is told', async ({ page, suite }) => {
  const payments = paymentsOf(page);
  const before = await readSum(suite.sandbox, 'ETH');
  const view = `${suite.simulator('wallet')}/WalletDialog/overview-own?bare`;
  await page.goto(view);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^ETH/ }).click();
  await page.getByLabel('Withdrawal address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.getByLabel('Amount').fill('0.1');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Withdrawal' })).toBeVisible();
  await fillNewestCode(page, suite.sandbox);
  await addFault(suite.sandbox, { method: 'GET', path: '/wallet-service/api/wallet/*/transactions', status: 503 });
  await addFault(suite.sandbox, { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw', drop: 'after' });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('The status of this withdrawal is unknown');
  await expect(outcome).toContainText('We are checking');
  await expect(page.getByRole('link', { name: 'Check Transactions' })).toBeFocused();
  await expectAccessible(page);
  expect(await readSum(suite.sandbox, 'ETH')).toBe(formatCrypto(subtractDecimals(before, '0.1')));

  // The overview says it, too.
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page.getByRole('list', { name: 'Balances' })).toBeVisible();
  await expect(outcome).toContainText('We are checking');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await textOutsideWindow(page)).toEqual([]);

  await fetch(`${suite.sandbox}/__sandbox/faults`, { method: 'DELETE' });
  await expect(outcome).toContainText(/It went through at \d\d:\d\d/);
  await dismissButton(page).click();
  await expect(outcome).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeFocused();
  expect(payments).toHaveLength(1);
});

/** A new player who holds 0.5 BTC and has a view of the wallet open in the composed site. */
async function walletPlayer(page: Page, suite: Suite, view: 'overview' | 'withdraw') {
  const player = newPlayer();
  const form = { confirmPassword: player.password, agreeTerms: true, agreeMarketing: false, referralCode: '' };
  const data = { ...player, ...form };
  expect((await page.request.post(`${suite.sandbox}/auth-service/api/auth/register`, { data })).ok()).toBe(true);
  await logIn(page, suite, player);
  const userId = await storedUserId(page);
  await deposit(suite, userId, 'BTC', '0.5');
  await expect.poll(async () => (await ledgerSums(suite, userId)).BTC).toBe('0.50000000');
  await page.goto(`${suite.site}/?modal=wallet&view=${view}`);
  const sums = async () => (await ledgerSums(suite, userId)).BTC;
  return { ...player, userId, sums };
}

/** Orders a withdrawal of 0.1 BTC. */
async function askFor(page: Page) {
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.1');
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click();
}

/** Comes back to the window, as players who wait do, until the outcome is told. */
const comeBackUntil = (page: Page, told: string | RegExp) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toContainText(told, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

test('composed, a withdrawal survives Back, reloads, losses of each call, and the end of the session', async ({
  page,
  suite,
}) => {
  // One long walk: each page load costs seconds on a busy machine.
  test.setTimeout(240_000);
  const payments = paymentsOf(page);
  const player = await walletPlayer(page, suite, 'withdraw');
  const otp = page.getByLabel('Please Enter Your OTP');
  const dialog = page.getByRole('dialog', { name: 'Confirm Withdrawal' });
  const lose = (path: string, drop: 'before' | 'after') =>
    addFault(suite.sandbox, { method: 'POST', path: `/wallet-service/api/wallet/${path}`, drop, times: 1 });

  /** Reloads the page while a call is under way, which never reaches the provider. */
  const reloadDuring = async (path: string, begin: () => Promise<void>) => {
    let isSent = false;
    const hold = () => {
      isSent = true;
    };
    await page.route(path, hold, { times: 1 });
    await begin();
    await expect.poll(() => isSent).toBe(true);
    await page.reload();
  };

  // The call for the code is lost before and after the work, and in a reload: the form says so and stays as typed.
  const submit = page.getByRole('button', { name: 'Confirm Withdrawal' });
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.1');
  for (const drop of ['before', 'after'] as const) {
    await lose('*/withdrawOtp', drop);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/withdrawOtp'));
    await submit.click();
    await failed;
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
  }
  await reloadDuring('**/withdrawOtp', () => submit.click());
  // The page that is left may still see its call fail.
  await expect(page.getByRole('alert')).toContainText(/Failed to send OTP|Request it again/);
  await expect(page.getByLabel('Withdrawal address')).toHaveValue(address);
  await expect(page.getByLabel('Amount')).toHaveValue('0.1');
  await submit.click();
  await expect(dialog).toContainText(/Valid for 9:\d\d/);
  await expect(dialog).toContainText(address);

  // Reload, Back and Escape lead back to the code.
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goto(`${suite.site}/transactions`);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'We e-mailed you a code' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the code' }).click();

  // The session ends: after the login the code is asked for again.
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
  });
  await page.reload();
  const login = page.getByRole('dialog').filter({ has: page.getByLabel('Email') });
  await login.getByLabel('Email').fill(player.email);
  await login.getByLabel('Password', { exact: true }).fill(player.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeVisible();

  // The check of the code is lost in a reload, before and after the work: the same code works again.
  const code = await newestCode(suite, player.email, 1);
  await reloadDuring('**/verify-otp', async () => {
    await otp.fill(code);
    await page.keyboard.press('Enter');
  });
  await expect(otp).toHaveAccessibleDescription(/Nothing was sent\. Please enter (it|the code) again/);
  for (const drop of ['before', 'after'] as const) {
    await lose('verify-otp', drop);
    await otp.fill(code);
    await page.keyboard.press('Enter');
    await expect(otp).toHaveAccessibleDescription(/^Failed to verify OTP.*enter the code again/);
  }
  expect(payments).toEqual([]);

  // The payment does not reach the provider. In the end it is certain that it was not paid.
  await page.clock.install();
  await lose('*/withdraw', 'before');
  await otp.fill(`${code.slice(0, 3)}-${code.slice(3)}`.replace('-', ''));
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('The status of this withdrawal is unknown');
  await page.getByRole('button', { name: 'New withdrawal' }).click();
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.10');
  await submit.click();
  await expect(page.getByRole('alertdialog', { name: 'Send it again?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not send' }).click();
  await page.clock.fastForward('04:00');
  // The clock of the provider decides: that of the device has only been set.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(outcome).toContainText('We are checking');
  await page.route('**/transactions', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + 4 * 60_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await comeBackUntil(page, 'It did not go through');
  await page.unroute('**/transactions');
  expect(payments).toHaveLength(1);
  expect(await player.sums()).toBe('0.50000000');

  // Offline while the money is sent, and back: it went through, and is paid once.
  await dismissButton(page).click();
  await submit.click();
  await otp.fill(await newestCode(suite, player.email, 2));
  await page.route(
    '**/withdraw',
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('We are checking');
  await page.context().setOffline(false);
  await comeBackUntil(page, /It went through at \d\d:\d\d/);
  expect(payments).toHaveLength(2);
  expect(await player.sums()).toBe('0.40000000');

  // The overview of another tab tells it too, and what is dismissed there is dismissed here.
  const other = await page.context().newPage();
  await other.goto(`${suite.site}/?modal=wallet&view=overview`);
  await expect(other.getByRole('alert')).toContainText(/It went through at \d\d:\d\d/);
  await dismissButton(other).click();
  await expect(page.getByLabel('Withdrawal address')).toHaveValue('');
});

/** Lets the provider do the work of the next call, and holds its answer back until it is released. */
async function holdAnswer(page: Page, path: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      isHeld = true;
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { release: () => release(), held: () => expect.poll(() => isHeld).toBe(true) };
}

test('composed, slow mail and slow payments say so, Back pays nothing that was not checked, and answers out of order neither pay twice nor show old balances', async ({
  page,
  suite,
}) => {
  test.setTimeout(240_000);
  const payments = paymentsOf(page);
  const player = await walletPlayer(page, suite, 'overview');
  const slow = (path: string, delayMs: number) =>
    addFault(suite.sandbox, { method: 'POST', path: `/wallet-service/api/wallet/*/${path}`, delayMs, times: 1 });
  const otp = page.getByLabel('Please Enter Your OTP');
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  const dialog = page.getByRole('dialog', { name: 'Confirm Withdrawal' });

  // Back while the code is requested, while it is checked, and while the money is sent.
  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  await slow('withdrawOtp', 21_000);
  await askFor(page);
  await expect(page.getByText(/^The mail takes longer than usual/)).toBeVisible();
  await page.goBack();
  await expect(wallet).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible({ timeout: 60_000 });

  const code = await newestCode(suite, player.email);
  const check = await holdAnswer(page, '**/verify-otp');
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await check.held();
  await page.goBack();
  await expect(wallet).toBeVisible();
  check.release();
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(payments).toEqual([]);

  await slow('withdraw', 12_000);
  await otp.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The payment takes longer than usual/)).toBeVisible();
  await page.goBack();
  await expect(wallet).toBeVisible();
  await expect(page.getByText('Withdrawal request submitted successfully!')).toBeVisible({ timeout: 60_000 });
  expect(await player.sums()).toBe('0.40000000');

  // Balances and transactions are read, then a deposit is credited, then the old answers arrive.
  const balance = await holdAnswer(page, '**/balance');
  const history = await holdAnswer(page, /\/transactions(\?|$)/);
  await page.goto(`${suite.site}/?modal=wallet&view=deposit`);
  await balance.held();
  await history.held();
  await deposit(suite, player.userId, 'BTC', '0.1');
  await expect.poll(player.sums).toBe('0.50000000');
  balance.release();
  history.release();
  const deposits = page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem');
  await expect(deposits.filter({ hasText: '0.10000000' })).toContainText('Credited');
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page.getByRole('list', { name: 'Balances' })).toContainText('0.50000000');

  // Two tabs request codes for the same withdrawal; the first one's answer arrives when the second has paid and was reloaded
  // meanwhile.
  await wallet.getByRole('button', { name: 'Withdraw' }).click();
  const firstCode = await holdAnswer(page, '**/withdrawOtp');
  await askFor(page);
  await firstCode.held();
  const other = await page.context().newPage();
  const otherPayments = paymentsOf(other);
  await other.goto(`${suite.site}/?modal=wallet&view=withdraw`);
  await askFor(other);
  await other.getByLabel('Please Enter Your OTP').fill(await newestCode(suite, player.email, 2));
  const payment = await holdAnswer(other, '**/withdraw');
  await other.keyboard.press('Enter');
  await payment.held();
  await other.reload();
  await expect(other.getByRole('alert')).toContainText(/It went through at \d\d:\d\d/);
  firstCode.release();
  await otp.fill('000000');
  await page.keyboard.press('Enter');
  await expect(otp).toHaveAccessibleDescription(/newer code was sent/);
  expect([payments.length, otherPayments.length]).toEqual([1, 1]);
  expect(await player.sums()).toBe('0.40000000');
});
