import { enableTwoFactor, request, verifyTwoFactor } from '@tessera/shared-contracts/api';
import { type SandboxPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page, type Suite } from '@tessera/tooling/browser';

/** Opens the settings of the composed site with the login or the registration over them. */
export const openAuth = (page: Page, suite: Suite, tab: 'login' | 'register' = 'login') =>
  page.goto(`${suite.site}/settings?modal=auth&tab=${tab}`);

/** Fills the open login, and sends it. */
export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  // The previous form has an e-mail field as well.
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the settings and logs in there; the login dialog closes a moment later. */
export async function openSettings(page: Page, suite: Suite, { session, password }: SandboxPlayer): Promise<void> {
  await openAuth(page, suite);
  await sendLogin(page, session.user.email, password);
}

/** Waits until the closed dialog has left the URL: that navigation would close the menu of the header. */
export async function uncovered(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]modal=/);
}

/** The token of the page's session, if there is one. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Logs out by the account menu of the header. */
export async function logOut(page: Page): Promise<void> {
  await uncovered(page);
  // A closing dialog changes the URL, which closes the menu.
  await expect(page).not.toHaveURL(/[?&]modal=/);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /, account$/ }).press('Enter');
  await header.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect.poll(() => tokenOf(page)).toBeNull();
}

/** Enables a second factor. */
export async function enrol(suite: Suite, { session, password: proof }: SandboxPlayer) {
  const sandbox = sandboxClient(suite.sandbox);
  const userId = session.user.id;
  await sandbox.call(request(enableTwoFactor, { body: { userId, proof } }), session.token);
  const body = { userId, token: Number(await sandbox.authenticatorCode(userId)) };
  const { recoveryCodes = [] } = await sandbox.call(request(verifyTwoFactor, { body }), session.token);
  return { recoveryCodes };
}
