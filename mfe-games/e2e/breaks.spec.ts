import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { newPlayer, windows } from './limitedPlayer';

test('an exclusion elsewhere ends the game, and an open round of Mines is paid', async ({ page, suite }) => {
  const { send, id, password, sandbox, signIn } = await newPlayer(page, suite.sandbox);
  await signIn();
  await page.goto(`${suite.site}/game/mines`);
  const game = page.frameLocator('[title="Mines game"]');
  await game.getByLabel('Bet amount').fill('0.001');
  await game.getByRole('button', { name: 'Start' }).click();
  await expect(game.getByRole('button', { name: 'Cash out' })).toBeVisible();
  await send('POST', '/auth-service/api/auth/{id}/break', { length: '6m', proof: password });
  // The provider tells the site that the session has ended.
  await expect(page.getByText('Log in to play for real')).toBeVisible();
  // No step was taken, so the stake comes back.
  await expect.poll(async () => (await sandbox.ledger(id)).sums.BTC).toBe('1.00000000');
  await page.reload();
  await expect(page.getByText('Log in to play for real')).toBeVisible();
});

for (const window of windows) {
  test.describe(`at a width of ${window.viewport.width}`, () => {
    test.use(window);

    test('coins that arrive during an exclusion are held, cannot be played with, and go back', async ({
      page,
      suite,
    }) => {
      const { send, deposit, id, email, password, sandbox } = await newPlayer(page, suite.sandbox);
      await send('POST', '/auth-service/api/auth/{id}/break', { length: '6m', proof: password });
      await deposit('0.5');

      await page.goto(`${suite.site}/game/dice`);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^You cannot play until .+ Nothing ends that early\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Log in and withdraw' }).click();
      await expect(page.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
      await expect(page.getByText(/^You cannot play until .+ What arrives is held/)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
      const deposits = page.getByRole('dialog', { name: 'Deposit' });
      await expect(deposits.getByText(/You get no deposit address/)).toBeVisible();
      await expect(deposits.getByText('Deposit address', { exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');

      await expect(page.getByText('No play for now')).toBeVisible();
      await expect(page.getByText(/^You cannot play until .+; you can read and withdraw\.$/)).toBeVisible();
      await expect(page.getByTitle('Dice game')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'About breaks' }).click();
      await expect(page).toHaveURL(/\/settings#breaks$/);

      const held = page.getByRole('listitem').filter({ hasText: 'Arrived while you cannot play.' });
      await expect(held).toContainText('0.5');
      const words = held.getByText(/Released by itself from/);
      const rowWidth = (await held.boundingBox())?.width ?? 0;
      // On a phone the button is below the words.
      await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(rowWidth * 0.7);
      await held.getByRole('button', { name: /^Return/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Return to sender' }).click();
      await expect(page.getByText(/^The deposit is on its way back to/)).toBeVisible();
      await expect(held).toHaveCount(0);
      await expectAccessible(page);
      // Neither held nor in the balance.
      expect((await sandbox.ledger(id)).sums.BTC).toBe('1.00000000');
    });
  });
}
