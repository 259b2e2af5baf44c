import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { newPlayer, windows } from './limitedPlayer';

test('a limit that is reached stops auto play, and is said once, by the site', async ({ page, suite }) => {
  const { send, id, sandbox, signIn } = await newPlayer(page, suite.sandbox);
  await signIn();
  await send('PUT', '/wallet-service/api/wallet/{id}/limits/wager/day', { amount: '30' });
  await page.goto(`${suite.site}/game/dice`);
  const game = page.frameLocator('[title="Dice game"]');
  // $6.50 each: the fifth would pass the limit.
  await game.getByLabel('Bet amount').fill('0.0001');
  await game.getByRole('tab', { name: 'Auto' }).click();
  await game.getByLabel('Raise on loss, %').fill('0');
  await game.getByRole('button', { name: 'Start auto' }).click();
  const words = /^Your wager limit of US\$30\.00 a day refuses this bet: US\$4\.00 left until .+\. Your limits$/;
  const notice = page.getByRole('status').filter({ hasText: words });
  await expect(notice).toBeVisible();
  await expect(game.getByText('refuses this bet')).toHaveCount(0);
  await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
  await expect(game.getByLabel('Bet amount')).toHaveValue('0.0001');
  await expect(game.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(4);
  expect((await sandbox.ledger(id)).entries.filter(({ kind }) => kind === 'round').length).toBeGreaterThanOrEqual(4);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(notice.getByRole('link', { name: 'Your limits' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Your session: .+, net result today [+−]?\$\d/ })).toBeVisible();
  }
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Your limits' }).click();
  await expect(page).toHaveURL(/\/settings#limits$/);
});

for (const window of windows) {
  test.describe(`at a width of ${window.viewport.width}`, () => {
    test.use(window);

    test('a raise that is taken back never holds', async ({ page, suite }) => {
      const { send, forward, signIn } = await newPlayer(page, suite.sandbox);
      const limit = (amount: string) => send('PUT', '/wallet-service/api/wallet/{id}/limits/wager/day', { amount });
      await limit('30');
      await limit('100');
      await signIn();
      await page.goto(`${suite.site}/settings#limits`);
      await expect(page.getByText(/You asked for \$100\.00\. Nothing changes unless you say yes/)).toBeVisible();
      await page.getByRole('button', { name: 'Keep $30.00' }).click();
      await expect(page.getByText('Your limit stays as it is.')).toBeVisible();
      await expect(page.getByText(/You asked for/)).toBeHidden();
      await expectAccessible(page);

      await forward(25);
      await page.goto(`${suite.site}/game/dice`);
      const game = page.frameLocator('[title="Dice game"]');
      await game.getByLabel('Bet amount').fill('0.0005');
      await game.getByRole('button', { name: 'Roll' }).click();
      const words = /^Your wager limit of US\$30\.00 a day refuses this bet: US\$30\.00 left until/;
      await expect(page.getByRole('status').filter({ hasText: words })).toBeInViewport({ ratio: 1 });
    });
  });
}
