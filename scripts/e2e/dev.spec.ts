import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchBreaches } from '../browser';
import { appNamed } from '../src/apps/apps';
import { findFreePorts } from '../src/apps/ports';
import { NpmCommand } from './npmCommand';

let dataFolder: string;
let command: NpmCommand | undefined;

test.beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-dev-'));
});

test.afterEach(async () => {
  await command?.interrupt();
  await rm(dataFolder, { recursive: true, force: true });
});

test('npm run dev rebuilds the app that was edited and reloads the page', async ({ page }) => {
  test.setTimeout(120_000);
  const basePort = await findFreePorts(6, 30_000);
  command = new NpmCommand(['run', 'dev'], basePort, dataFolder);
  await command.printed('(live reload)');
  const breaches = await watchBreaches(page.context());
  await page.goto(`http://127.0.0.1:${basePort}/transactions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));

  const now = new Date();
  await utimes(path.join(appNamed('lists').folder, 'src/expose/TransactionsPage.tsx'), now, now);
  await page.waitForFunction(() => !('isOldDocument' in window));
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(breaches).toEqual([]);
});

test('npm run standalone shows one remote alone and prints the address of every state', async ({ page }) => {
  test.setTimeout(120_000);
  const basePort = await findFreePorts(6, 30_600);
  command = new NpmCommand(['run', 'standalone', '--', 'lists'], basePort, dataFolder);
  await command.printed('mfe-lists is ready alone');
  const [address = ''] = /http:\S+\/TransactionsPage\/signed-out/.exec(command.output) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Session', exact: true }).selectOption('player');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fault', exact: true }).selectOption('server error');
  await expect(page.getByText('Failed to load transactions').first()).toBeVisible();
});

test('npm run standalone names the remotes there are', async () => {
  command = new NpmCommand(['run', 'standalone', '--', 'nothing'], await findFreePorts(6, 31_200), dataFolder);
  expect(await command.ended).toBe(1);
  expect(command.output).toContain('wallet | account | games | lists');
});
