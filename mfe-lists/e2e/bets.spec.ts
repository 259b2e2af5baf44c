import { expect, expectAccessible, textOutsideWindow } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

test('sample bets appear after their delay, labelled as such', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/BetsPage/loaded`);
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Casino' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sports' })).toBeFocused();
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search bets' }).fill('ʼDïcé');
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText('Dice');
});

test('real bets open from anywhere in their row, and fit every width', async ({ page, suite }) => {
  await page.goto(`${suite.workbench('lists')}/stage/BetsPage/real`);
  await expect(page.getByText('Showing 1 to 20 of 100 bets')).toBeVisible();
  await expectAccessible(page);
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
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('list', { name: 'Bets' })).toBeVisible();
    expect(await textOutsideWindow(page)).toEqual([]);
  }
  await expectAccessible(page);
});
