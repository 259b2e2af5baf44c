import { request } from '@tessera/shared-contracts/api';
import { addAddress } from '@tessera/shared-contracts/extensions';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page, removeExtensions, type Suite, test } from '@tessera/tooling/browser';
import { enrol, logOut, openAuth, openSettings, tokenOf, uncovered } from './player';

/** A virtual platform authenticator that verifies its user without a prompt. */
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

const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

/** Withdraws a test deposit: calls that only the provider's cookie authorises (spec §6 Bearer token). */
async function withdraw(page: Page, suite: Suite, { id, email }: { readonly id: string; readonly email: string }) {
  const sandbox = sandboxClient(suite.sandbox);
  const readSum = async () => (await sandbox.ledger(id)).sums.BTC;
  await sandbox.deposit({ userId: id, currency: 'BTC', amount: '0.5' });
  await expect.poll(readSum).toBe('0.50000000');
  await page.goto(`${suite.site}/settings?modal=wallet&view=withdraw`);
  await page.getByLabel('Withdrawal address').fill(address);
  await page.getByLabel('Amount').fill('0.1');
  const mailed = page.waitForResponse(/\/withdrawOtp$/);
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).press('Enter');
  expect((await mailed).request().headers()).not.toHaveProperty('authorization');
  await page.getByLabel('Please Enter Your OTP').fill(await sandbox.newestCode(email));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Transaction', exact: true }).getByText('−0.10000000 BTC').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Withdraw' }).getByLabel('Amount').waitFor();
  await page.keyboard.press('Escape');
  await uncovered(page);
  expect(await readSum()).toBe('0.40000000');
}

test('a passkey is added, logs in by button, by autofill and as second factor, and is removed', async ({
  page,
  suite,
}) => {
  const player = await sandboxClient(suite.sandbox).registerPlayer();
  const { password } = player;
  const { user, token } = player.session;
  // A new passkey holds withdrawals to other addresses.
  const entry = { name: 'Cold storage', currency: 'BTC', network: 'BTC', address, proof: password };
  await sandboxClient(suite.sandbox).call(request(addAddress, { params: { userId: user.id }, body: entry }), token);
  const authenticator = await attachAuthenticator(page);
  await openSettings(page, suite, player);
  await uncovered(page);

  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card).toContainText('You have no passkeys yet.');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const add = dialog.getByRole('button', { name: 'Add a passkey' });
  await card.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expectAccessible(page);

  // Refused by the authenticator, then closed during the prompt: nothing is added.
  await authenticator.touch(true);
  await authenticator.recognise(false);
  await dialog.getByLabel('Your password').fill(password);
  await add.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Nothing happened');
  await authenticator.touch(false);
  await authenticator.recognise(true);
  await add.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeVisible();
  // The pending request keeps it open.
  await expect(page.locator('[data-dialog-held]')).toHaveCount(0);
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

  // By autofill: a virtual authenticator answers at once.
  await logOut(page);
  await openAuth(page, suite);
  await expect.poll(() => tokenOf(page)).not.toBeNull();
  await authenticator.touch(false);
  await logOut(page);
  await openAuth(page, suite);
  const login = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(login.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.recognise(false);
  await authenticator.touch(true);
  await login.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(login.getByRole('alert')).toContainText('Nothing happened');
  await expectAccessible(page);
  await authenticator.recognise(true);
  // Autofill may be quicker than the button.
  const isLoggedIn = expect.poll(() => tokenOf(page)).not.toBeNull();
  const button = login.getByRole('button', { name: 'Sign in with a passkey' });
  await Promise.race([button.press('Enter').catch(() => undefined), isLoggedIn]);
  await isLoggedIn;
  await uncovered(page);
  await expect(card.getByRole('listitem')).toContainText([/last used/]);
  await withdraw(page, suite, user);

  await logOut(page);
  const { recoveryCodes } = await enrol(suite, player);
  await authenticator.touch(false);
  await openSettings(page, suite, player);
  const step = page.getByRole('dialog', { name: 'One more step' });
  await expect(step.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await authenticator.touch(true);
  await step.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
  await expect.poll(() => tokenOf(page)).not.toBeNull();
  await uncovered(page);

  // By keyboard alone: the name is selected, so that typing replaces it.
  await card.getByRole('button', { name: 'Rename the passkey My laptop' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Old laptop');
  await page.keyboard.press('Enter');
  await uncovered(page);
  await expect(card.getByRole('button', { name: 'Rename the passkey Old laptop' })).toBeFocused();

  // With a second factor, its code is the proof.
  await card.getByRole('button', { name: 'Remove the passkey Old laptop' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await expect(question.getByLabel(/Code of your authenticator app/)).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await uncovered(page);
  await expect(card).toContainText('You have no passkeys yet.');
  await expect(card.getByRole('list')).toBeFocused();
});

test('passkeys are hidden if the provider has no passkeys', async ({ page, suite }) => {
  await removeExtensions(page, suite.site, ['passkeys']);
  await openAuth(page, suite);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
