import { sandboxClient, sessionEntries } from '@tessera/shared-contracts/testing/sandbox';
import { cutInputs, expect, expectAccessible, slow, textOutsideWindow } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';
import { watchSessions } from './sessions';

test('a stake played in the frame updates the balance of the page', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.workbench('games')}/stage/GamePlayer/real`);
  const changes = await page.evaluateHandle(() => {
    const details: unknown[] = [];
    window.addEventListener('balance-changed', (event) => details.push((event as CustomEvent).detail));
    return details;
  });
  const frame = page.getByTitle('Dice game');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' }).click();
  await expect.poll(() => changes.jsonValue()).toContainEqual({ reason: 'game', currency: expect.any(String) });
  expect(sessions).toHaveLength(1);
});

test('a deposit while a game is open updates the balance in its frame', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await sandbox.registerPlayer();
  const { user } = player.session;
  // Signs in with the provider's cookie too, which deposits require.
  const { password } = player;
  await page.request.post(`${suite.sandbox}/auth-service/api/auth/login`, { data: { email: user.email, password } });
  await page.addInitScript((entries) => {
    if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, sessionEntries(player.session));
  await page.goto(`${suite.site}/game/dice?modal=wallet&view=deposit`);
  const game = page.frameLocator('[title="Dice game"]');
  await expect(game.getByText('Playing in BTC. Balance 0.00000000')).toBeVisible();
  // The dialog polls for the deposit and notifies the page.
  await expect(page.getByRole('dialog').getByText(/tb1q/).first()).toBeVisible();
  await sandbox.deposit({ userId: user.id, currency: 'BTC', amount: '0.12345678' });
  await expect(game.getByText('Playing in BTC. Balance 0.12345678')).toBeVisible();
});

test('real play and fun play are separate sessions', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.workbench('games')}/stage/GamePlayer/real`);
  const game = page.frameLocator('[title="Dice game"]');
  await expect(game.getByRole('button', { name: 'Roll dice' })).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Real Play' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(game.getByText('Playing in FUN')).toBeVisible();
  expect(sessions.map((path) => path.split('/').at(-1))).toEqual(['init', 'init-demo']);
});

test('the game and its bar fill the visible area, 88 to 12', async ({ page, suite }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${suite.site}/game/dice?play=fun`);
    const frame = await page.getByTitle('Dice game').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const bottomBar = size.width < 1024 ? 64 : 0;
    const seen = size.height - (header?.height ?? 0) - bottomBar;
    expect((frame?.height ?? 0) / seen).toBeCloseTo(0.88, 2);
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeInViewport({ ratio: 1 });
  }
});

test('low screens show the play modes, and the game fills the screen', async ({ page, suite }) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${suite.site}/game/dice`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('button', { name: 'Fun Play' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'Back to lobby' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Fun Play' }).click();
    const frame = page.getByTitle('Dice game');
    await expect(page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' })).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(size.height);
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeInViewport({ ratio: 1 });
  }
});

test(
  'on a phone, in portrait or landscape, Automatic’s bar is fully visible, and auto play can be stopped',
  slow,
  async ({ page, suite }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`${suite.site}/game/automatic?play=fun`);
      const game = page.frameLocator('[title="Automatic game"]');
      await game.getByRole('tab', { name: 'Auto' }).click();
      await game.getByRole('button', { name: 'Start auto' }).click();
      await expect(game.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });

      const controls = page.getByRole('main').locator('a:visible, button:visible');
      await expect(controls).toHaveCount(4);
      for (const control of await controls.all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
        await control.click({ trial: true });
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      expect(await textOutsideWindow(page)).toEqual([]);
      const name = page.getByRole('heading', { level: 1, name: 'Automatic' });
      // On low screens it is visible only to screen readers.
      if (size.height > 500) {
        expect(
          await name.evaluate((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight]),
        ).toEqual([0, 0]);
      }
      const label = await page.getByText('Real Play', { exact: true }).last().boundingBox();
      expect((label?.x ?? 0) + (label?.width ?? size.width)).toBeLessThanOrEqual(size.width - 4);
      await game.getByRole('button', { name: 'Stop' }).click();
      await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
    }
  },
);

test(
  'on a phone, in portrait or landscape, every field of a game shows its whole number',
  slow,
  async ({ page, suite }) => {
    const sandbox = sandboxClient(suite.sandbox);
    const { session } = await sandbox.registerPlayer();
    await sandbox.deposit({ userId: session.user.id, currency: 'BTC', amount: '1' });
    await page.addInitScript((entries) => {
      if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, sessionEntries(session));
    for (const size of [
      { width: 320, height: 568 },
      { width: 667, height: 375 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      for (const name of ['Automatic', 'Dice', 'Limbo', 'Mines']) {
        await page.goto(`${suite.site}/game/${name.toLowerCase()}`);
        const stake = page.frameLocator(`[title="${name} game"]`).getByLabel('Bet amount');
        await expect(stake).toHaveValue(/^0\.\d{8}$/);
        expect(await cutInputs(page), `${name} at ${size.width} pixels`).toEqual([]);
      }
    }
  },
);

test('theatre mode fills the page with the game, survives a reload and can be left', async ({ page, suite }) => {
  await page.goto(`${suite.site}/game/dice?play=fun`);
  const game = page.frameLocator('[title="Dice game"]');
  await game.getByRole('button', { name: 'Roll dice' }).click();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(game.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('shows the playing time, and reminds at the chosen interval', slow, async ({ page, suite }) => {
  await page.clock.install();
  await page.goto(`${suite.site}/game/dice?play=fun`);
  await expect(page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' })).toBeVisible();
  await page.getByRole('button', { name: /^Your session/ }).click();
  await page.getByRole('combobox', { name: 'Remind me' }).click();
  await page.getByRole('option', { name: 'Every 15 minutes' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Your session' }).getByRole('button', { name: 'Close' }).last().click();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.clock.fastForward('15:01');
  const reminder = page.getByRole('alertdialog', { name: 'Your session' });
  // The page's clock keeps running.
  await expect(reminder).toContainText(/You have been playing for (1[5-9]|2\d) minutes\./);
  await expect(reminder.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
});

test('pressing Back once leaves a closed game', async ({ page, suite }) => {
  await page.goto(`${suite.site}/games`);
  await page.getByRole('main').getByRole('link', { name: /^Dice/ }).click();
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole('main').getByRole('button', { name: 'Fun Play' }).click();
  const game = page.frameLocator('[title="Dice game"]');
  await expect(game.getByRole('button', { name: 'Roll dice' })).toBeVisible();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await page.getByRole('switch', { name: 'Real Play' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Fun Play' }).click();
  await expect(game.getByRole('button', { name: 'Roll dice' })).toBeVisible();
  // Changing the play mode adds no history entry.
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await game.getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toBeVisible();
  await expect(page).toHaveURL(/\/game\//);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
});
