import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import { demoPlayer, expect, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

test('the well-known address for password managers opens the form for a new password', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}${changePasswordRedirect.from}`);
  await expect(page).toHaveURL(`${suite.site}${changePasswordRedirect.to}`);
  const current = page.getByLabel('Current Password');
  await expect(current).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('an address of a section of the settings leads to it, first on a phone', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.goto(`${suite.site}/settings#sessions`);
  const heading = page.getByRole('heading', { name: 'Sessions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL(/#security$/);
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
});

test('a visitor gets there after the login', async ({ page, suite }) => {
  await page.goto(`${suite.site}${changePasswordRedirect.from}`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(demoPlayer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPlayer.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Current Password')).toBeVisible();
});
