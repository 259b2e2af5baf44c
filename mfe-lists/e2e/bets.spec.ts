import { expect } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('a real bet opens from anywhere in its row', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/BetsPage/real`);
  await expect(page.getByText('Showing 1 to 20 of 100 bets')).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const link = row.getByRole('link');
  const box = await row.boundingBox();
  const edge = { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 };
  // The link covers the end of the row, below the copy button.
  const requested = page.evaluate(
    () =>
      new Promise((done) =>
        window.addEventListener('dialog-requested', (event) => done((event as CustomEvent).detail)),
      ),
  );
  await row.click({ position: edge });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(await requested).toEqual({ dialog: 'bet', bet: searchParams.get('bet') });
});
