import { expect, expectToast, logIn, testEveryVisitor } from '@tessera/tooling/browser';

testEveryVisitor('filters and exports transactions', async (page, suite) => {
  await logIn(page, suite);
  await page.goto(`${suite.site}/transactions`);
  const summary = page.getByText(/^Showing/);
  await expect(summary).toContainText('Showing 1 to');
  await page.getByRole('button', { name: 'Filters and export' }).click();
  const currency = page.getByRole('main').getByRole('combobox', { name: 'Currency' });
  await currency.click();
  await page.getByRole('option', { name: 'USDT' }).click();
  await expect(currency).toHaveText('USDT');
  await expect(page).toHaveURL(/[?&]currency=USDT/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await expectToast(page, 'Exported');
  await page.getByRole('button', { name: 'Reset these filters' }).click();
  await expect(currency).toHaveText('All');
});
