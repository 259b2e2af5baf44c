import { expect, expectAccessible, type Page, type Suite, test } from '@tessera/tooling/browser';

/** Every session that the page asked the provider for, as the paths of the calls. */
function watchSessions(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/init(-demo)?$/.test(request.url()))
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a stake played in the frame reaches the page as news of the balance', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.simulator('games')}/GamePlayer/real`);
  const frame = page.getByTitle('Dice game');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' }).click();
  await expect(page.getByRole('log')).toContainText(/balance-changed\s*\{"reason":"game","currency":"\w+"\}/);
  expect(sessions).toHaveLength(1);
});

test('real play and fun play are sessions of their own', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.simulator('games')}/GamePlayer/real?bare`);
  const game = page.frameLocator('[title="Dice game"]');
  await expect(game.getByRole('button', { name: 'Roll dice' })).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Real Play' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(game.getByText('Playing in FUN')).toBeVisible();
  expect(sessions.map((path) => path.split('/').at(-1))).toEqual(['init', 'init-demo']);
});

test('the game and its bar fill what is seen, 88 to 12', async ({ page, suite }) => {
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

test('low screens show the ways to play, and the game fills them', async ({ page, suite }) => {
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

test('theatre mode fills the page with the game, survives a reload and leads back', async ({ page, suite }) => {
  await page.goto(`${suite.site}/game/dice?play=fun`);
  const game = page.frameLocator('[title="Dice game"]');
  await game.getByRole('button', { name: 'Roll dice' }).click();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(game.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(1);
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

test('a game that returns is shown as closed and can be played again', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.site}/game/DICE?play=fun`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dice' })).toBeVisible();
  await page.frameLocator('[title="Dice game"]').getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' })).toBeVisible();
  expect(sessions).toHaveLength(2);
});

test('one step back leads out of a game that was closed', async ({ page, suite }) => {
  await page.goto(`${suite.site}/games`);
  await page.getByRole('main').getByRole('link', { name: /^Dice/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Fun Play' }).click();
  await page.frameLocator('[title="Dice game"]').getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toBeVisible();
  await expect(page).toHaveURL(/\/game\//);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
});

test('a visitor chooses between logging in and playing for fun', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.goto(`${suite.site}/game/dice`);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sessions).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Fun Play' }).click();
  await expect(page.frameLocator('[title="Dice game"]').getByRole('button', { name: 'Roll dice' })).toBeVisible();
});

test('every way to no game is told', async ({ page, suite }) => {
  const ways: readonly (readonly [state: string, text: string])[] = [
    ['not-found', 'Game not found!'],
    ['failed', 'Failed to initialize game session'],
    ['refused', 'This game is under maintenance.'],
    ['unsafe-address', 'its address is not secure'],
  ];
  for (const [state, text] of ways) {
    await page.goto(`${suite.simulator('games')}/GamePlayer/${state}?bare`);
    await expect(page.getByRole('alert')).toContainText('Failed to load game.');
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.goto(`${suite.simulator('games')}/GamePlayer/expired?bare`);
  await expect(page.getByRole('heading', { name: 'Log in to play for real' })).toBeVisible();
});

const setFault = (suite: Suite, fault: object) =>
  fetch(`${suite.sandbox}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

test('no page of the site’s own is ever framed as a game', async ({ page, suite }) => {
  for (const path of ['/', '/game-return', '/wallet?play=fun']) {
    const body = { success: true, data: { url: suite.site + path } };
    await setFault(suite, {
      method: 'POST',
      path: '/wallet-service/api/games/*/init-demo',
      status: 200,
      body,
      times: 1,
    });
    await page.goto(`${suite.site}/game/dice?play=fun`);
    await expect(page.getByRole('alert')).toContainText('its address is not secure');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

/** What a frame can be that never says it is ready. To the page all of these have loaded. */
const silent: readonly (readonly [string, object])[] = [
  ['an address where nobody answers', { drop: 'before' }],
  ['a page that says nothing', { status: 200, body: 'A page that says nothing.' }],
  ['an address that is not found', { status: 404, body: { message: 'Route not found' } }],
  ['a server that fails', { status: 502, body: 'Bad gateway' }],
];
for (const [what, fault] of silent) {
  test(`${what} counts as failed after its time, and can be tried again`, async ({ page, suite }) => {
    await page.clock.install();
    await setFault(suite, { method: 'GET', path: '/play/dice', ...fault });
    await page.goto(`${suite.site}/game/dice?play=fun`);
    await expect(page.locator('iframe')).toBeAttached();
    await expect(page.getByText('Loading for Fun Play...')).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(page.getByRole('alert')).toContainText('Failed to load game.');
    await expect(page.getByRole('alert')).toContainText('it took too long to answer');
    await expectAccessible(page);
    // Nothing beneath the failure takes the keyboard.
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('iframe')).not.toBeFocused();

    await fetch(`${suite.sandbox}/__sandbox/faults`, { method: 'DELETE' });
    await page.getByRole('button', { name: 'Try again' }).click();
    const game = page.frameLocator('[title="Dice game"]');
    await game.getByRole('button', { name: 'Roll dice' }).click();
    await expect(game.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a game that is ready late takes the place of the failure', async ({ page, suite }) => {
  const sessions = watchSessions(page);
  await page.clock.install();
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/scripts/dice.js', (route) => void held.push(() => route.continue()));
  await page.goto(`${suite.site}/game/dice?play=fun`);
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('alert')).toContainText('it took too long to answer');
  for (const release of held) await release();
  const game = page.frameLocator('[title="Dice game"]');
  await game.getByRole('button', { name: 'Roll dice' }).click();
  await expect(game.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sessions).toHaveLength(1);
});

test('a game that cannot be played yet says so at once', async ({ page, suite }) => {
  await page.goto(`${suite.site}/game/roulette?play=fun`);
  const frame = page.frameLocator('[title="Roulette game"]');
  await expect(frame.getByRole('heading', { name: 'Roulette is not playable yet' })).toBeVisible();
  await expect(page.getByText('Loading for Fun Play...')).toHaveCount(0);
  await frame.getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toBeVisible();
});
