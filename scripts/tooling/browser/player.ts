import { expect, type Page } from '@playwright/test';
import type { NewPlayer } from '@tessera/shared-contracts/testing/sandbox';
import type { Suite } from './suite';

/** The seeded demo player. */
export const demoPlayer = { email: 'player@tessera.test', username: 'marcella', password: 'Tessera2026!' };

/** Logs in through the auth dialog, as a person does. */
export async function logIn(
  page: Page,
  suite: Pick<Suite, 'site'>,
  player: Pick<NewPlayer, 'email' | 'password'> = demoPlayer,
) {
  await page.goto(`${suite.site}/?modal=auth&tab=login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The id under which the browser's session knows the player. */
export const storedUserId = (page: Page) =>
  page
    .evaluate(() => window.localStorage.getItem('userId') ?? '')
    .then((id) => {
      if (id === '') throw new Error('No player is signed in.');
      return id;
    });

/** Begins a tab with a stored session whose token the provider no longer accepts; it is stored once per tab. */
export const storeExpiredSession = (page: Page): Promise<unknown> =>
  page.addInitScript((email) => {
    // Firefox runs this in documents without an origin too, which have no storage.
    if (window.top !== window || window.origin === 'null' || sessionStorage.getItem('had-session') !== null) return;
    sessionStorage.setItem('had-session', 'yes');
    localStorage.setItem('user', JSON.stringify({ id: 'expired', username: 'marcella', email, kycStatus: '' }));
    localStorage.setItem('token', 'expired');
  }, demoPlayer.email);
