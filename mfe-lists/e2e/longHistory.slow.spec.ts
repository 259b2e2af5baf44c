import { readFile } from 'node:fs/promises';
import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, logIn, removeExtensions, test } from '@tessera/tooling/browser';

test('of 100,000 transactions, the newest 20,000 open, and can be searched, sorted and exported', async ({
  page,
  suite,
}) => {
  const account = aNewPlayer();
  const sandbox = sandboxClient(suite.sandbox);
  const { session } = await sandbox.registerPlayer(account);
  await page.request.post(`${suite.sandbox}/__sandbox/history`, {
    data: { userId: session.user.id, count: 100_000 },
  });
  // Without paging, the provider sends all of them in one answer.
  await removeExtensions(page, suite.site, ['transactions-page']);
  await logIn(page, suite, account);
  await page.goto(`${suite.site}/transactions`);
  const summary = page.getByText(/^Showing 1 to \d+ of \d+ transactions$/);
  await expect(summary).toHaveText('Showing 1 to 15 of 20000 transactions');
  const cut = 'Only your newest 20,000 transactions are listed; older ones are neither found nor exported.';
  await expect(page.getByText(cut)).toBeVisible();

  const rows = page.getByRole('row');
  const id = (await rows.nth(15).locator('[title]').first().getAttribute('title')) ?? '';
  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  await search.fill(id);
  await expect(summary).toHaveText('Showing 1 to 1 of 1 transactions');
  await expect(rows.nth(1)).toContainText(id);
  await search.fill('');
  await expect(summary).toHaveText('Showing 1 to 15 of 20000 transactions');

  // A new one arrives: the rows stay in place.
  const top = () => rows.nth(1).boundingBox();
  const before = await top();
  await sandbox.deposit({ userId: session.user.id, currency: 'DOGE', amount: '7.25' });
  await expect(page.getByRole('button', { name: 'Show new transactions: 1 new' })).toBeVisible();
  expect(await top()).toEqual(before);
  await expect(summary).toHaveText('Showing 1 to 15 of 20000 transactions');

  await page.getByRole('button', { name: 'Txn ID', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Txn ID' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Filters and export' }).click();
  // Older than the kept transactions: the file's name does not go back that far.
  await page.getByLabel('From').fill('2000-01-01');
  await expect(page).toHaveURL(/[?&]since=2000-01-01/);
  const saved = page.waitForEvent('download');
  const exporting = page.getByRole('button', { name: 'Export CSV' });
  await expect(exporting).toHaveAccessibleDescription(cut);
  await exporting.click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/-20[12]\d-\d\d-\d\d-to-20[12]\d-\d\d-\d\d\.csv$/);
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const ids = lines.map((line) => line.slice(0, line.indexOf(',')));
  expect(ids).toHaveLength(20_000);
  expect(ids).toEqual(ids.toSorted());
});
