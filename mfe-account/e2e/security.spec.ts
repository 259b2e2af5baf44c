import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page, test } from '@tessera/tooling/browser';
import { logOut, openSettings, tokenOf } from './player';

const security = (page: Page) => page.getByRole('region', { name: 'Security' });
const account = (page: Page) => page.getByRole('region', { name: 'Account details' });

test('two tabs follow one player, then another, and leak nothing between them', async ({ page, context, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const [first, second] = [await sandbox.registerPlayer(), await sandbox.registerPlayer()];
  const other = await context.newPage();
  await page.goto(`${suite.site}/settings`);
  await openSettings(other, suite, first);
  await expect(account(page)).toContainText(first.session.user.email);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByLabel('Current Password').fill(first.password);

  await logOut(other);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await openSettings(other, suite, second);
  await expect(account(page)).toContainText(second.session.user.email);
  await expect(page.getByLabel('Current Password')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(first.session.user.email);

  await page.getByRole('switch', { name: 'Enable 2FA' }).click();
  const setUp = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  await setUp.getByLabel('Your password').fill(second.password);
  await page.keyboard.press('Enter');
  await expect(setUp.getByLabel('Secret Key')).not.toHaveValue('');
  await logOut(other);
  await expect(setUp).toBeHidden();
  await expect(page.locator('body')).not.toContainText(second.session.user.email);
});

test('ending a session on another device logs it out at once', async ({ page, suite, browser }) => {
  const player = await sandboxClient(suite.sandbox).registerPlayer();
  await openSettings(page, suite, player);
  await expect(security(page)).toBeVisible();
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await openSettings(otherPage, suite, player);
  const sessions = otherPage.getByRole('region', { name: 'Sessions' });
  const open = sessions.getByRole('list', { name: 'Sessions', exact: true });
  // This page, the first page, the registration, and the login that followed it.
  await expect(open.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await expectAccessible(otherPage);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => tokenOf(page)).toBeNull();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await other.close();
});

test('leaving the page during a login starts no session', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  await sandbox.setFault({ method: 'POST', path: '/auth-service/api/auth/login', delayMs: 60_000, times: 1 });
  const given = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/auth/login'));
  await openSettings(page, suite, player);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await page.reload();
  await given;
  expect(await tokenOf(page)).toBeNull();
  await expect(page.getByLabel('Email')).toHaveValue(player.session.user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
