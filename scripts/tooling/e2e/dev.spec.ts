import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { originOf, portCount } from '@tessera/project';
import { copyProject, type ProjectCopy } from '@tessera/project/copy';
import { findFreePorts } from '@tessera/project/ports';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { expect, type Page, test, watchCspViolations } from '../browser';
import { recompose } from '../browser/handmadeRelease';
import { logIn } from '../browser/player';
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

test.describe('npm run dev', () => {
  // Prerenders the shell's pages several times, on machines with few cores.
  test.setTimeout(480_000);
  let copy: ProjectCopy;

  test.beforeAll(async () => {
    copy = await copyProject();
  });
  test.afterAll(() => copy.remove());

  const startDev = async (from: number) => {
    const basePort = await findFreePorts(portCount, from);
    command = new NpmCommand(['run', 'dev'], basePort, dataFolder, copy.folder);
    await command.printed('(live reload)');
    return { dev: command, basePort, site: originOf('shell', basePort) };
  };

  /** Replaces a text in a source of the copy. */
  const edit = async (app: string, file: string, before: string, after: string) => {
    const place = path.join(copy.folder, app, 'src', file);
    const text = await readFile(place, 'utf8');
    expect(text).toContain(before);
    await writeFile(place, text.replace(before, after));
  };

  const openWallet = async (page: Page) => {
    await page.getByRole('button', { name: 'Wallet', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Deposit' })).toBeVisible();
  };

  test('a player logs in and opens the wallet; edits of an app and of shared code reload the page', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const cspViolations = await watchCspViolations(context);
    const page = await context.newPage();
    const { dev, site } = await startDev(30_000);
    await logIn(page, { site });
    await openWallet(page);

    await page.goto(`${site}/transactions`);
    await expect(page.getByText('View your transaction history and activity')).toBeVisible();
    const messages = 'features/transactions/transactions.messages.ts';
    await edit('mfe-lists', messages, 'View your transaction history', 'All that you ever did');
    await expect(page.getByText('All that you ever did and activity')).toBeVisible();

    // A syntax error leaves the site as it was; fixing it rebuilds the site.
    await edit('mfe-lists', messages, "'All that", 'All that');
    await dev.printed('Building lists failed');
    await page.reload();
    await expect(page.getByText('All that you ever did and activity')).toBeVisible();
    await edit('mfe-lists', messages, 'All that', "'Whatever");
    await expect(page.getByText('Whatever you ever did and activity')).toBeVisible();

    // All apps are rebuilt in parallel, and the same pages are recomposed.
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await edit('shared-contracts', 'ui/basics/ui.messages.ts', "'Close'", "'Put away'");
    await page.waitForFunction(() => !('isOldDocument' in window), undefined, { timeout: 60_000 });
    await openWallet(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(dev.output).not.toMatch(/ENOENT|Unexpected end of JSON/);
    expect(cspViolations).toEqual([]);
    await context.close();
  });

  test('a page of a composed site runs a build of it by an override', async ({ page, suite }) => {
    const { basePort } = await startDev(30_300);
    const developed = `${originOf('account', basePort)}/`;
    await recompose(page, suite, {
      config: (config) => Object.assign(config, { overrideOrigins: [new URL(developed).origin] }),
    });
    await page.goto(`${suite.site}/?mf=account@${developed}`);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByRole('region', { name: 'Release' })).toContainText('dev');
    await logIn(page, suite);
    expect(await page.evaluate(() => window.__mf?.remotes.account)).toMatchObject({
      buildId: 'dev',
      override: developed,
    });
  });
});

test('npm run standalone shows one remote alone and prints the address of every state', async ({ page }) => {
  test.setTimeout(300_000);
  const basePort = await findFreePorts(portCount, 30_600);
  command = new NpmCommand(['run', 'standalone', '--', 'lists'], basePort, dataFolder);
  await command.printed('mfe-lists is ready alone');
  const [address = ''] = /http:\S+\/TransactionsPage\/signed-out/.exec(command.output) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Session', exact: true }).selectOption('player');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fault', exact: true }).selectOption('server error');
  await expect(page.getByText('These transactions may be out of date.')).toBeVisible();
});

test('npm run standalone lists the remotes', async () => {
  command = new NpmCommand(['run', 'standalone', '--', 'nothing'], await findFreePorts(portCount, 31_200), dataFolder);
  expect(await command.ended).toBe(1);
  expect(command.output).toContain(remoteNames.join(', '));
});
