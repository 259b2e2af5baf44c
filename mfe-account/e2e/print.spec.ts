import { controlsOnPaper, expect, unreadableOnPaper } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('recovery codes are printed alone', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('account')}/stage/TwoFactorDialog/recovery-codes`);
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  for (const code of await dialog.getByRole('listitem').all()) await expect(code).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
  expect(await unreadableOnPaper(page)).toEqual([]);
});
