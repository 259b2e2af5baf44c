import { readFile } from 'node:fs/promises';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page, textOutsideWindow } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import states from '../src/states/states';

const summary = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+ transactions$/);
/** Waits until every row of the page is rendered: rows render in steps. */
const settledRows = async (page: Page) => {
  const named = { name: 'Transactions' };
  const rows = page.getByRole('table', named).or(page.getByRole('list', named));
  await expect(rows).not.toHaveAttribute('aria-busy');
};

test('a player sorts, filters, adds up and exports by keyboard', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/many`);
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 128 transactions');

  // Arrow keys move from a title down to the rows and along them.
  const second = page.getByRole('row').nth(2);
  await expect(second).toContainText('Withdrawal');
  await page.getByRole('button', { name: 'Amount', exact: true }).press('Enter');
  await expect(page).toHaveURL(/[?&]sort=amount/);
  // The rows are sorted by that column.
  await expect(second).not.toContainText('Withdrawal');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const instant = page.getByRole('tooltip');
  await expect(instant).toHaveText(/^[A-Z][a-z]{2} \d+, 2025 · \d\d:\d\d:00 (UTC|GMT)/);
  await page.keyboard.press('Escape');
  await expect(instant).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /transaction \w+$/ }).and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByRole('button', { name: /^Sort|Txn ID|Copy transaction ID/ }).and(page.locator(':focus')),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Filters and export' }).press('Enter');
  const totals = page.getByRole('list', { name: 'Totals' });
  await expect(totals.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.press('Enter');
  await currency.press('u');
  await currency.press('Enter');
  await expect(page).toHaveURL(/[?&]currency=USDT/);
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 26 transactions');
  await expect(totals.getByRole('listitem')).toHaveText('USDTReceived 0Sent 3120');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^tessera-transactions-marcella-2025-\d\d-\d\d-to-2025-11-20\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(27);
  expect(lines[1]).toMatch(
    /^"66f2c1a09be4d1230a9b\w{4}","Withdrawal","Complete","2025-\d\d-\d\d \d\d:\d\d:00","-120","USDT","-120"$/,
  );

  // All state is in the URL: another visit shows the same list.
  await page.reload();
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 26 transactions');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveText('USDT');
});

test('an ID is copied whole and once, and found in its shortened form', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/many`);
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 128 transactions');
  const id = page
    .getByRole('row')
    .nth(1)
    .getByTitle(/^66f2c1/);
  const whole = (await id.getAttribute('title')) ?? '';
  const selected = () => page.evaluate(() => window.getSelection()?.toString() ?? '');
  await id.dblclick();
  expect(await selected()).toBe(whole);
  await page
    .getByRole('row')
    .nth(1)
    .evaluate((row) => window.getSelection()?.selectAllChildren(row));
  expect((await selected()).split('66f2c1')).toHaveLength(2);
  expect(await selected()).toContain(whole);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill(`${whole.slice(0, 6)}…${whole.slice(-6)}`);
  await expect(summary(page)).toHaveText('Showing 1 to 1 of 1 transactions');
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('Dépôsit’');
  await expect(page.getByRole('row').nth(1)).toContainText('Deposit');
});

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('an export has the page’s times and opens in columns', async ({ page, suite }) => {
    await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/many?currency=BTC`);
    const moment = page.getByRole('row').nth(1).locator('time');
    const [, time = ''] = (await moment.innerText()).split(' · ');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const [head, first] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
    expect(head).toBe('\uFEFF"Txn ID";"Type";"Status";"Date (Europe/Berlin)";"Amount";"Currency";"Moved"');
    expect(first).toMatch(
      new RegExp(
        `^"66f2c1\\w+";"\\w+";"\\w+";"2025-\\d\\d-\\d\\d ${time}:\\d\\d";"-?\\d+,\\d+";"BTC";"-?\\d+(,\\d+)?"$`,
      ),
    );
  });
});

test('new transactions wait until they are shown, without layout shifts', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/many?page=2`);
  await expect(summary(page)).toHaveText('Showing 16 to 30 of 128 transactions');
  await settledRows(page);
  await page.getByRole('button', { name: 'Page 2' }).focus();
  const place = () => page.getByRole('row').nth(3).boundingBox();
  const before = await place();
  const first = await page.getByRole('row').nth(1).textContent();

  const path = '/wallet-service/api/wallet/*/transactions';
  const arrived = { _id: 'arrived', type: 'reward', createdAt: '2025-11-21T00:00:00Z', amount: 1, currency: 'sol' };
  const sandbox = sandboxClient(suite.sandbox);
  await sandbox.clearFaults();
  const { faults = [] } = states.find(({ id }) => id === 'many') ?? {};
  const answer = faults[0]?.body as { transactions: readonly object[] };
  const transactions = [arrived, ...answer.transactions];
  await sandbox.setFault({ method: 'GET', path, status: 200, body: { transactions, total: transactions.length } });
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'withdrawal', currency: 'BTC' } })),
  );
  const show = page.getByRole('button', { name: 'Show new transactions: 1 new' });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  expect(await place()).toEqual(before);
  expect(await page.getByRole('row').nth(1).textContent()).toBe(first);
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeFocused();
  await show.click();
  await expect(summary(page)).toHaveText('Showing 1 to 15 of 129 transactions');
  await expect(page.getByRole('row').nth(1)).toContainText('arrived');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the whole instant of a date and the order of the list are reachable by touch', async ({ page, suite }) => {
    await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/long-texts`);
    await page.getByRole('button', { name: 'Nov 20, 2025' }).first().tap();
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Filters and export' }).tap();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expectAccessible(page);
    expect(await textOutsideWindow(page)).toEqual([]);
  });

  test('the rows load without layout shifts', async ({ page, suite }) => {
    const heightOf = async (state: string, label: string, height: () => Promise<number>) => {
      await page.goto(`${suite.workbench('lists')}/stage/TransactionsPage/${state}`);
      await expect(page.getByText(label).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      let measured = 0;
      const measure = async () => {
        measured = await height();
        return measured;
      };
      // Hydration replaces the prerendered rows; a replaced row has no height.
      await expect.poll(measure).toBeGreaterThan(0);
      return measured;
    };
    const wholePage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const firstCard = async () => (await page.locator('li:has(> div + div)').first().boundingBox())?.height ?? 0;
    for (const [width, height] of [
      [1440, wholePage],
      [390, firstCard],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const loading = await heightOf('loading', 'Loading transactions', height);
      expect(await heightOf('many', 'Complete', height), `${width} px`).toBe(loading);
    }
  });
});
