import { expect, expectAccessible, type Page, type Suite, test } from '@tessera/tooling/browser';
import { authenticatorCode } from './authenticator';

const password = 'Tessellate1!';
let players = 0;

/** Registers through the sandbox, as another device does. */
async function registerElsewhere(suite: Suite): Promise<string> {
  const name = `secure${Date.now().toString(36)}${players++}`;
  const email = `${name}@tessera.test`;
  const response = await fetch(`${suite.sandbox}/auth-service/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      username: name.slice(0, 14),
      password,
      confirmPassword: password,
      agreeTerms: true,
      agreeMarketing: false,
      referralCode: '',
    }),
  });
  expect(response.status).toBe(201);
  return email;
}

async function openLogin(page: Page, suite: Suite, email: string, secret = password) {
  await page.goto(`${suite.site}/settings?modal=auth&tab=login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}
const security = (page: Page) => page.getByRole('region', { name: 'Security' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** The login dialog closes a moment after the login, and covers the page until then. */
const uncovered = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
/** The account menu of the header. */
async function logOut(page: Page) {
  await uncovered(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /, account$/ }).press('Enter');
  await header.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect.poll(() => token(page)).toBeNull();
}

test('a second factor is enrolled, asked for at login, survives a lost phone, and is switched off by a code', async ({
  page,
  suite,
}) => {
  const email = await registerElsewhere(suite);
  await openLogin(page, suite, email);
  await uncovered(page);
  await page.getByRole('switch', { name: 'Enable 2FA' }).press('Space');
  const setUp = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  const code = setUp.getByLabel('Enter 6-digit code');
  // Until the key is there, no code can be checked.
  await expect(setUp.getByLabel('Secret Key')).not.toHaveValue('');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(setUp.getByRole('alert')).toBeVisible();
  // The refused code is selected: a new one replaces it.
  await expect(code).toBeFocused();
  const secret = await setUp.getByLabel('Secret Key').inputValue();
  await page.keyboard.type(authenticatorCode(secret));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toContainText('not shown again');
  await codes.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(codes).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Enable 2FA' })).toBeChecked();

  await logOut(page);
  await openLogin(page, suite, email);
  const step = page.getByRole('dialog', { name: 'One more step' });
  await expect(step.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(step.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(authenticatorCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(security(page)).toBeVisible();

  await logOut(page);
  await openLogin(page, suite, email);
  await step.getByRole('button', { name: /Lost your phone/ }).press('Enter');
  await expect(step.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(security(page)).toBeVisible();

  // Opening it again makes no new secret.
  await uncovered(page);
  await page.getByRole('switch', { name: 'Enable 2FA' }).press('Space');
  await expect(setUp).toContainText('9 recovery codes are left');
  const activity = page.getByRole('list', { name: 'Recent activity' });
  await expect(activity).toContainText('Login with a recovery code');
  await setUp.getByLabel(/or a recovery code/).fill('000000');
  await page.keyboard.press('Enter');
  await expect(setUp.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a session that is ended on another device is out at once', async ({ page, suite, browser }) => {
  const email = await registerElsewhere(suite);
  await openLogin(page, suite, email);
  await expect(security(page)).toBeVisible();
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await openLogin(otherPage, suite, email);
  const sessions = otherPage.getByRole('region', { name: 'Sessions' });
  // This page, the first page, and the registration.
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await expectAccessible(otherPage);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => token(page)).toBeNull();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.close();
});

test('a forgotten password is replaced by mail, and by logging in with the new one', async ({ page, suite }) => {
  const email = await registerElsewhere(suite);
  await page.goto(`${suite.site}/settings?modal=auth&tab=forgot`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recover Account' }).click();
  await expect(page.getByLabel('Code from the mail')).toBeFocused();
  const mails = await fetch(`${suite.sandbox}/__sandbox/mail?to=${encodeURIComponent(email)}`);
  const [newest] = (await mails.json()) as readonly { readonly code?: string }[];
  await page.keyboard.type(newest?.code ?? '');
  await page.getByLabel('New password').fill('Tessellate2!');
  await page.getByLabel('Confirm password').fill('Tessellate2!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Tessellate2!');
  await page.keyboard.press('Enter');
  await expect(security(page)).toBeVisible();
  // The choice is the account's: it survives the end of the session.
  await page.getByRole('switch', { name: 'Display stats' }).click();
  await logOut(page);
  await openLogin(page, suite, email, 'Tessellate2!');
  await expect(page.getByRole('switch', { name: 'Display stats' })).not.toBeChecked();
});

test('Escape while a login is sent signs nobody in', async ({ page, suite }) => {
  const email = await registerElsewhere(suite);
  await fetch(`${suite.sandbox}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/auth-service/api/auth/login', delayMs: 1500, times: 1 }),
  });
  const given = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/auth/login'));
  await openLogin(page, suite, email);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await given;
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await token(page)).toBeNull();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
