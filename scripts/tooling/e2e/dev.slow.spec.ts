import { rm } from 'node:fs/promises';
import { originOf, portCount, remoteNames } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { expect, type Page, quiet, storeExpiredSession, test, watchCspViolations, watchReactErrors } from '../browser';
import { recompose } from '../browser/handmadeRelease';
import { NpmCommand } from '../browser/npmCommand';
import { logIn } from '../browser/player';
import { editFile, markDocument } from './edits';

let dataFolder: string;
let copy: ProjectCopy;

test.beforeAll(async () => {
  dataFolder = await copyStartedData();
  copy = await copyProject();
});
test.afterAll(async () => {
  await copy.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const edit = (...[app, file, before, after]: string[]) => editFile(copy, `${app}/src/${file}`, `${before}`, `${after}`);

test.describe('npm run dev', () => {
  // Prerenders the shell's pages several times, on machines with few cores.
  test.describe.configure({ mode: 'serial' });
  let basePort: number;
  let dev: NpmCommand;

  test.beforeAll(async () => {
    basePort = await findFreePorts(portCount, 30_000);
    dev = new NpmCommand(['run', 'dev'], basePort, dataFolder, { folder: copy.folder });
    await dev.printed('(live reload)');
  });
  test.afterAll(() => dev.interrupt());

  const openWallet = async (page: Page) => {
    await page.getByRole('button', { name: 'Wallet', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Deposit' })).toBeVisible();
  };

  test('a page of another site cannot load its builds, or hear of compile errors', async ({ page, suite }) => {
    const developed = `${originOf('account', basePort)}/`;
    await recompose(page, suite, {
      config: (config) => Object.assign(config, { overrideOrigins: [new URL(developed).origin] }),
    });
    await page.goto(`${suite.site}/?mf=account@${developed}`);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByRole('region', { name: 'Release' })).toContainText('This release cannot be loaded');
    const stream = await fetch(`${developed}__reload`, { headers: { origin: suite.site } });
    expect(stream.status).toBe(403);
  });

  test('edits of an app and of shared components replace them in the page; other shared code reloads it', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const cspViolations = await watchCspViolations(context);
    const page = await context.newPage();
    const site = originOf('shell', basePort);
    await logIn(page, { site });
    await openWallet(page);

    await page.goto(`${site}/transactions`);
    await expect(page.getByText('View your transaction history and activity').filter({ visible: true })).toBeVisible();
    const messages = 'features/transactions/transactions.messages.ts';
    const isOldDocument = await markDocument(page.locator(':root'));
    await edit('mfe-lists', messages, 'View your transaction history', 'All that you ever did');
    await expect(
      page.getByText('All that you ever did and activity', { exact: true }).filter({ visible: true }),
    ).toBeVisible();

    // A syntax error leaves the site as it was, and the page names it; fixing it rebuilds the site.
    const mistake = page.getByRole('alert').filter({ hasText: 'transactions.messages.ts' });
    await edit('mfe-lists', messages, "'All that", 'All that');
    await dev.printed('Building lists failed');
    await expect(mistake).toContainText('Syntax Error');
    await expect(
      page.getByText('All that you ever did and activity', { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await edit('mfe-lists', messages, 'All that', "'Whatever");
    await expect(
      page.getByText('Whatever you ever did and activity', { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await expect(mistake).toBeHidden();

    // So does a type error.
    await edit(
      'mfe-lists',
      messages,
      'export const messages',
      'export const wrong: number = "text";\nexport const messages',
    );
    await expect(mistake).toContainText('TS2322');
    await edit('mfe-lists', messages, 'export const wrong: number = "text";\n', '');
    await expect(mistake).toBeHidden();

    await page.getByRole('button', { name: 'Wallet', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByLabel('Withdrawal Address').fill('typed');
    await edit('shared-contracts', 'ui/field/TextField.tsx', '{label}</LabelText>', "{label}{'!'}</LabelText>");
    await expect(page.getByText('Withdrawal Address!')).toBeVisible();
    await expect(page.getByLabel('Withdrawal Address')).toHaveValue('typed');
    expect(await isOldDocument()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // All apps are rebuilt in parallel, and the same pages are recomposed.
    await edit('shared-contracts', 'ui/basics/ui.messages.ts', "'Close'", "'Put away'");
    await page.waitForFunction(() => !('isOldDocument' in window));
    await openWallet(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Put away', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(dev.output).not.toMatch(/ENOENT|Unexpected end of JSON/);
    expect(cspViolations).toEqual([]);
    await context.close();
  });

  for (const visitor of ['a visitor', 'a player with an expired session']) {
    test(`React has no warnings on the pages of ${visitor}`, async ({ browser }) => {
      const context = await browser.newContext();
      const reactErrors = watchReactErrors(context);
      const site = originOf('shell', basePort);
      for (const path of [
        '/',
        '/games',
        '/game/dice',
        '/transactions',
        '/bets',
        '/settings',
        '/provably-fair?nonce=1',
        '/__mf',
      ]) {
        const page = await context.newPage();
        if (visitor !== 'a visitor') await storeExpiredSession(page);
        await page.goto(site + path);
        await quiet(page);
        await expect(page.getByRole('contentinfo')).toContainText('18+');
        await page.close();
      }
      expect(reactErrors).toEqual([]);
      await context.close();
    });
  }
});

test('npm run dev -- lists compiles another app from its first edit on', async ({ page }) => {
  const basePort = await findFreePorts(portCount, 30_300);
  const dev = new NpmCommand(['run', 'dev', '--', 'lists'], basePort, dataFolder, { folder: copy.folder });
  try {
    await dev.printed('(live reload)');
    await page.goto(`${originOf('shell', basePort)}/games`);
    const build = () => page.evaluate(() => window.__mf?.remotes.games.buildId);
    await expect(page.getByLabel('Search games')).toBeVisible();
    expect(await build()).toMatch(/^[0-9a-f]{10}$/);
    await edit('mfe-games', 'features/lobby/lobby.messages.ts', "'Search games'", "'Find games'");
    await dev.printed('games has changed and is watched from now on.');
    await expect(page.getByLabel('Find games')).toBeVisible();
    expect(await build()).toBe('dev');
  } finally {
    await dev.interrupt();
  }
});

test('npm run standalone shows one remote alone, replaces edited modules and prints the address of every state', async ({
  page,
}) => {
  const basePort = await findFreePorts(portCount, 30_600);
  const command = new NpmCommand(['run', 'standalone', '--', 'lists'], basePort, dataFolder, { folder: copy.folder });
  try {
    await command.printed('mfe-lists is ready alone');
    const [address = ''] = /http:\S+\/TransactionsPage\/signed-out/.exec(command.output) ?? [];
    await page.goto(address);
    const stage = page.frameLocator('iframe[title="Stage"]');
    await expect(stage.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();

    const isOldDocument = await markDocument(stage.locator(':root'));
    const messages = 'features/transactions/transactions.messages.ts';
    await edit('mfe-lists', messages, 'and activity', 'and whole history');
    await expect(stage.getByText(/whole history/).filter({ visible: true })).toBeVisible();
    expect(await isOldDocument()).toBe(true);

    await page.getByRole('combobox', { name: 'Session', exact: true }).selectOption('player');
    await expect(stage.getByRole('table')).toBeVisible();
    await page.getByRole('combobox', { name: 'Faults', exact: true }).selectOption('server-error');
    await expect(stage.getByText('The provider has a problem.')).toBeVisible();
  } finally {
    await command.interrupt();
  }
});

test('npm run standalone lists the remotes', async () => {
  const basePort = await findFreePorts(portCount, 31_200);
  const command = new NpmCommand(['run', 'standalone', '--', 'nothing'], basePort, dataFolder);
  expect(await command.ended).toBe(1);
  expect(command.output).toContain(remoteNames.join(', '));
});
