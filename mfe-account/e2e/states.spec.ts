import { expect, expectAccessible, test } from '@tessera/tooling/browser';

/** States of the login dialog, by what shows that they are there. */
const states: Readonly<Record<string, string>> = {
  'AuthDialog/login': 'Forgot password?',
  'AuthDialog/login-refused': 'Wrong e-mail or password.',
  'AuthDialog/login-outage': 'The service did not answer properly; what you typed may be right.',
  'AuthDialog/login-second-factor': 'Enter the six digits that your authenticator app shows.',
  'AuthDialog/login-code-refused': 'Invalid verification code',
  'AuthDialog/login-recovery-code': 'Use the authenticator app',
  'AuthDialog/register-refused': 'This e-mail is taken.',
  'AuthDialog/forgot': 'Enter the e-mail address of your account.',
  'AuthDialog/forgot-sent': 'What happens next',
  'AuthDialog/recovery-mailed': 'Code from the mail',
};
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('every state of the login dialog is accessible, wide and on a phone', async ({ page, suite }) => {
  test.setTimeout(240_000);
  for (const [state, sign] of Object.entries(states)) {
    await test.step(state, async () => {
      for (const size of widths) {
        await page.setViewportSize(size);
        if (size === widths[0]) await page.goto(`${suite.simulator('account')}/${state}?bare`);
        await expect(page.getByText(sign).first()).toBeAttached();
        // A dialog that is still moving in is drawn over what is behind it.
        const moving = () =>
          page.evaluate(
            () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).length,
          );
        await expect.poll(moving).toBe(0);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      }
    });
  }
});

test('a long status ends in an ellipsis', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.simulator('account')}/ProfileDialog/long-names?bare`);
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  const status = dialog.getByText(/^KYC waiting/);
  await expect(status).toBeVisible();
  const cut = () =>
    status.evaluate((text) => (text.parentElement?.scrollWidth ?? 0) - (text.parentElement?.clientWidth ?? 0));
  await expect.poll(cut).toBeGreaterThan(100);
  expect(await status.evaluate((text) => getComputedStyle(text.parentElement ?? text).textOverflow)).toBe('ellipsis');
});

const dialogs = [
  ['AuthDialog/login', 'Welcome back'],
  ['AuthDialog/register', 'Create your account'],
  ['AuthDialog/forgot', 'Forgot password?'],
  ['ProfileDialog/loaded', 'Profile'],
  ['TwoFactorDialog/drawn-here', 'Two-Factor Authentication'],
] as const;

test('every dialog is accessible and keeps the focus inside', async ({ page, suite }) => {
  for (const [state, name] of dialogs) {
    await page.goto(`${suite.simulator('account')}/${state}?bare`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-hidden="true"] [style*="animation-delay"]')).toHaveCount(0);
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toBeVisible();
    await expectAccessible(page);
  }
});

test('settings are accessible with every form open', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('account')}/SettingsPage/not-verified?bare`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please fill in all password fields')).toBeVisible();
  await expectAccessible(page);
});

test('the settings load without layout shifts', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('account')}/SettingsPage/arriving?bare`);
  await expect(page.getByText('Loading your settings')).toBeAttached();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('an expired session turns the settings into the signed-out page', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('account')}/SettingsPage/expired?bare`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a browser wallet connects', async ({ page, suite }) => {
  await page.addInitScript(() => {
    const provider = { request: async () => ['0x52908400098527886E0F7030069857D2E4169EE7'] };
    const info = { uuid: '1', name: 'Stone Wallet', icon: '', rdns: 'example.stone' };
    window.addEventListener('eip6963:requestProvider', () => {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
    });
  });
  await page.goto(`${suite.simulator('account')}/SettingsPage/loaded?bare`);
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('list', { name: 'Your connected wallets' })).toContainText('Stone Wallet');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('nothing is wider than the page, and a rejected form shows why', async ({ page, suite }) => {
    await page.goto(`${suite.simulator('account')}/SettingsPage/not-verified?bare`);
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goto(`${suite.simulator('account')}/AuthDialog/register?bare`);
    await page.getByRole('button', { name: 'Create account' }).click();
    // The first failing rule is at the top, far above the pressed button.
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('dialogs scroll as a whole, so that there is room to read', async ({ page, suite }) => {
    for (const state of ['ProfileDialog/loaded', 'TwoFactorDialog/drawn-here']) {
      await page.goto(`${suite.simulator('account')}/${state}?bare`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const room = () =>
        dialog.evaluate((panel) => (getComputedStyle(panel).overflowY === 'auto' ? panel.clientHeight : 0));
      await expect.poll(room).toBeGreaterThan(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
