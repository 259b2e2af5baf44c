import { expect, type Page, type Suite, test } from '@tessera/tooling/browser';

const password = 'Tessellate1!';
let players = 0;

async function register(page: Page, suite: Suite): Promise<string> {
  const name = `novus${Date.now().toString(36)}${players++}`;
  const email = `${name}@tessera.test`;
  await page.goto(`${suite.site}/?modal=auth&tab=register`);
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  return email;
}

async function mailedCode(suite: Suite, email: string): Promise<string> {
  const response = await fetch(`${suite.sandbox}/__sandbox/mail?to=${encodeURIComponent(email)}`);
  const [newest] = (await response.json()) as readonly { readonly code?: string }[];
  if (newest?.code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return newest.code;
}

test('a new player verifies the e-mail, changes the password and logs in with the new one', async ({ page, suite }) => {
  const email = await register(page, suite);
  await page.goto(`${suite.site}/settings`);
  await expect(page.getByText('Not Verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send Verification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify Email' });
  await expect(dialog.getByText(/Resend in 0:5\d/)).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await page.keyboard.type(await mailedCode(suite, email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();
  await reloaded;
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const changed = 'Tessellate2!';
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password').fill(changed);
  await page.getByLabel('Confirm Password').fill(changed);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Current Password')).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${suite.site}/settings`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(changed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have logged in successfully.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/settings');
});

test('the profile opens from the URL and shows the player’s name', async ({ page, suite }) => {
  const email = await register(page, suite);
  await page.goto(`${suite.site}/profile`);
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  await expect(dialog.getByText(email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
