import { expect, expectAccessible } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { newPlayer, windows } from './limitedPlayer';

const minuteMs = 60_000;

for (const window of windows) {
  test.describe(`at a width of ${window.viewport.width}`, () => {
    test.use(window);

    test('auto play pauses until the reminder of time is answered', async ({ page, suite }) => {
      const { signIn, id, sandbox } = await newPlayer(page, suite.sandbox);
      await signIn();
      await page.addInitScript(() => {
        if (self.top === self) localStorage.setItem('tessera.games.reality-check', '15');
      });
      await page.clock.install();
      await page.goto(`${suite.site}/game/dice`);
      const game = page.frameLocator('[title="Dice game"]');
      await game.getByLabel('Bet amount').fill('0.00001');
      await game.getByRole('tab', { name: 'Auto' }).click();
      await game.getByLabel('Raise on loss, %').fill('0');
      await game.getByRole('button', { name: 'Start auto' }).click();
      const rounds = async () =>
        (await sandbox.ledger(id)).entries.filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'))
          .length;
      await expect.poll(rounds).toBeGreaterThan(1);
      await page.clock.fastForward(15 * minuteMs);
      const reminder = page.getByRole('alertdialog', { name: 'Your session' });
      await expect(reminder).toContainText('You have been playing for 15 minutes.');
      await expect(reminder).toBeFocused();
      await expectAccessible(page);
      // A round may have begun before the game was told.
      await page.clock.fastForward(minuteMs);
      await expect(game.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
      const played = await rounds();
      await page.clock.fastForward(minuteMs);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Space');
      await expect(reminder).toBeVisible();
      expect(await rounds()).toBe(played);

      await page.keyboard.press('Tab');
      await expect(reminder.getByRole('button', { name: 'Continue' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(reminder).toBeHidden();
      await expect.poll(rounds).toBeGreaterThan(played);
    });
  });
}
