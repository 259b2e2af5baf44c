import { expect, expectAccessible, test } from '@tessera/tooling/browser';

test('bets appear after their delay, labelled as sample data', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('lists')}/BetsPage/loaded?bare`);
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Casino' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sports' })).toBeFocused();
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeVisible();
});

test('a visitor is asked to log in', async ({ page, suite }) => {
  await page.goto(`${suite.simulator('lists')}/BetsPage/signed-out?bare`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bets' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});
