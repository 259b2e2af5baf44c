import { expect, type Page } from '@playwright/test';
import type { Suite } from './suite';

/** A player who registers during a test. */
export interface NewPlayer {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** A player that no other test or worker uses. */
export function newPlayer(): NewPlayer {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { email: `${unique}@tessera.test`, username: `p${unique}`.slice(0, 14), password: 'Mosaic#Tile26' };
}

/** The seeded demo player. */
export const demoPlayer = { email: 'player@tessera.test', username: 'marcella', password: 'Tessera2026!' };

/** A mail of the sandbox's mailbox. */
interface Mail {
  readonly subject: string;
  readonly code: string | null;
}

async function ask<Answer>(suite: Suite, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(suite.sandbox + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** The code of the newest mail to an address that has one, once there are more such mails than the first `seen`. */
export async function newestCode(suite: Suite, email: string, seen = 0): Promise<string> {
  let mails: readonly Mail[] = [];
  await expect
    .poll(async () => {
      const all = await ask<readonly Mail[]>(suite, 'GET', `/__sandbox/mail?to=${encodeURIComponent(email)}`);
      mails = all.filter(({ code }) => Boolean(code));
      return mails.length;
    })
    .toBeGreaterThan(seen);
  return mails[0]?.code ?? '';
}

/** Sends a test deposit. */
export const deposit = (suite: Suite, userId: string, currency: string, amount: string) =>
  ask<{ id: string }>(suite, 'POST', '/__sandbox/deposits', { userId, currency, amount });

/** A user's ledger, summed by currency. */
export const ledgerSums = async (suite: Suite, userId: string) =>
  (await ask<{ sums: Record<string, string> }>(suite, 'GET', `/__sandbox/users/${userId}/ledger`)).sums;

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
