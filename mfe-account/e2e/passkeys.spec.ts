import { expect, expectAccessible, type Page, removeExtensions, type Suite, test } from '@tessera/tooling/browser';
import { authenticatorCode } from './authenticator';

const password = 'Tessellate1!';

/** Registers through the sandbox, as another device does. */
async function registerElsewhere(suite: Suite) {
  const name = `key${Date.now().toString(36)}`;
  const email = `${name}@tessera.test`;
  const send = async (path: string, body: object, token = '') => {
    const response = await fetch(`${suite.sandbox}/auth-service/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
  const account = { email, username: name, password, confirmPassword: password };
  const { token, user } = await send('register', {
    ...account,
    agreeTerms: true,
    agreeMarketing: false,
    referralCode: '',
  });
  return {
    email,
    /** Switches the second factor on. */
    enrol: async () => {
      const { secret } = await send('enable-2fa', { userId: user.id }, token);
      await send('verify-2fa', { userId: user.id, token: Number(authenticatorCode(secret)) }, token);
    },
  };
}

/** An authenticator in the browser, as a phone or laptop has one; it verifies its user without asking. */
async function attachAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    /** Whether a touch follows each request. */
    touch: (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the user is recognised; otherwise requests are refused. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const uncovered = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
async function logOut(page: Page) {
  await uncovered(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /, account$/ }).press('Enter');
  await header.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect.poll(() => token(page)).toBeNull();
}
async function openLogin(page: Page, site: string, email?: string) {
  await page.goto(`${site}/settings?modal=auth&tab=login`);
  if (email === undefined) return;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a passkey is added, logs in by button, by autofill and as second factor, and is removed', async ({
  page,
  suite,
}) => {
  test.slow();
  const site = suite.namedSite;
  const { email, enrol } = await registerElsewhere(suite);
  const authenticator = await attachAuthenticator(page);
  await openLogin(page, site, email);
  await uncovered(page);

  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card).toContainText('You have no passkeys yet.');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const add = dialog.getByRole('button', { name: 'Add a passkey' });
  await card.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect.');
  await expectAccessible(page);

  // Refused by the authenticator, then closed while it waits: nothing is added.
  await authenticator.touch(true);
  await authenticator.recognise(false);
  await dialog.getByLabel('Your password').fill(password);
  await add.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Nothing happened');
  await authenticator.touch(false);
  await authenticator.recognise(true);
  await add.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await uncovered(page);
  await expect(card.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  await authenticator.touch(true);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Name (optional)').fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem')).toContainText(['My laptop']);
  await uncovered(page);
  expect(await authenticator.count()).toBe(1);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
  await page.keyboard.press('Escape');

  // From what the browser fills in: a virtual authenticator answers as soon as it is asked.
  await logOut(page);
  await openLogin(page, site);
  await expect.poll(() => token(page)).not.toBeNull();
  await authenticator.touch(false);
  await logOut(page);
  await openLogin(page, site);
  const login = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(login.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.recognise(false);
  await authenticator.touch(true);
  await login.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(login.getByRole('alert')).toContainText('Nothing happened');
  await expectAccessible(page);
  await authenticator.recognise(true);
  await login.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect.poll(() => token(page)).not.toBeNull();
  await uncovered(page);
  await expect(card.getByRole('listitem')).toContainText([/last used/]);

  await logOut(page);
  await enrol();
  await authenticator.touch(false);
  await openLogin(page, site, email);
  const step = page.getByRole('dialog', { name: 'One more step' });
  await expect(step.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await authenticator.touch(true);
  await step.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
  await expect.poll(() => token(page)).not.toBeNull();
  await uncovered(page);

  // With a second factor, its code is what proves.
  await card.getByRole('button', { name: 'Remove the passkey My laptop' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await expect(question.getByLabel(/Code of your authenticator app/)).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a provider without passkeys, and an address without a name, offer none', async ({ page, suite }) => {
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await openLogin(page, suite.site);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(button).toHaveCount(0);
  const site = suite.namedSite;
  await removeExtensions(page, site, ['passkeys']);
  await openLogin(page, site);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(button).toHaveCount(0);
});
