import { expect, expectAccessible, type Page, test } from '@tessera/tooling/browser';
import { originals } from '../src/games/originals';
import type { GamePageParts } from '../src/games/page/gameParts';
import { createClient, testAddress } from '../src/testing/client';
import { countRounds, frameGame, openFun, openReal, ready, told } from './frame';

type FrameLocator = ReturnType<Page['frameLocator']>;

// The button that makes the choice some games need before the first bet.
const choices = new Map([
  ['Keno', 'Random pick'],
  ['Mines', 'Any tile'],
]);

/** Whether nothing lies over the bottom edge of a field, which is in view. */
const isUncovered = (field: Element) => {
  const { left, bottom } = field.getBoundingClientRect();
  return document.elementFromPoint(left + 4, bottom - 2) === field;
};

/** Plays a round manually; in a game with steps, takes one step and cashes out what it won. */
async function playByHand(game: FrameLocator, { name, words }: GamePageParts, hasSteps: boolean) {
  const play = game.getByRole('button', { name: words.play });
  const choice = game.getByRole('button', { name: choices.get(name) ?? words.play });
  if (choices.has(name) && !hasSteps) await choice.click();
  await expect(play).toBeInViewport({ ratio: 1 });
  await play.click();
  if (!hasSteps) return;
  await choice.click();
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  await expect(cashOut.or(play)).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
}

// The game with shared rounds has its own test.
for (const { parts, rules } of [...originals.values()].filter(({ isShared }) => !isShared)) {
  const { name, words } = parts;
  const hasSteps = rules.steps !== undefined;
  test(`${name} is played manually and by auto play, for real to the last decimal, and for fun on a phone`, async ({
    page,
    suite,
  }) => {
    const client = createClient(suite.sandbox);
    const player = await client.register('1');
    const game = await frameGame(page, suite.site, await openReal(client, player, suite.site, name));
    const rounds = game.getByRole('list', { name: words.history }).getByRole('listitem');
    const play = game.getByRole('button', { name: words.play });
    await expect(game.getByText('Playing in BTC. Balance 1.00000000')).toBeVisible();
    // The site's frame in a window of 1440 by 900 pixels.
    await page.setViewportSize({ width: 1360, height: 736 });
    const readOverflow = () => game.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
    expect(await readOverflow()).toBe(0);
    await game.getByLabel('Bet amount').fill('1.2');
    await play.click();
    const choice = choices.get(name);
    const refusal = choice !== undefined && !hasSteps ? 'Pick' : /does not cover|pays at most/;
    await expect(game.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    expect(await readOverflow()).toBe(0);
    await game.getByLabel('Bet amount').fill('0.001');
    await playByHand(game, parts, hasSteps);
    await expect(rounds).toHaveCount(1);

    await game.getByRole('tab', { name: 'Auto' }).click();
    if (choice !== undefined && hasSteps) await game.getByRole('button', { name: choice }).click();
    await game.getByLabel('Number of rounds').fill('2');
    await game.getByRole('button', { name: 'Start auto' }).click();
    await expect(rounds).toHaveCount(3);
    await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
    const { sums } = await client.ledger(player);
    await expect(game.getByText(`Balance ${sums.BTC}`)).toBeVisible();
    expect(await countRounds(client, player)).toBe(3);

    await rounds.last().getByRole('button').click();
    const history = game.getByRole('dialog', { name: 'History' });
    await expect(history.getByText('Hidden until you replace it')).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();
    await game.getByRole('button', { name: 'Fairness' }).click();
    const fairness = game.getByRole('dialog', { name: 'Provably fair' });
    await expect(fairness.locator('#next-seed-hash')).toHaveText(/^[0-9a-f]{64}$/);
    await fairness.getByRole('button', { name: 'Reveal and replace seeds' }).click();
    await expect(fairness.getByText(/now in use is the one whose hash you saw before/)).toBeVisible();
    await expect(fairness.getByText('The hash of this server seed is the one you saw before.')).toBeVisible();
    await expect(fairness.getByText(/^Nonce \d: .*, as played$/)).toHaveCount(3);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 630 });
    // The line of a round fits, however long it is.
    await game.locator('html').evaluate(() => scrollTo(0, 0));
    await expect(game.getByLabel('Bet amount')).toBeInViewport({ ratio: 1 });
    const fun = await frameGame(page, suite.site, await openFun(client, suite.site, name));
    await playByHand(fun, parts, hasSteps);
    await expect(fun.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(1);
    expect(await countRounds(client, player)).toBe(3);
    await fun.locator('html').evaluate(() => scrollTo(0, 0));
    await expect(fun.getByRole('button', { name: words.play })).toBeInViewport({ ratio: 1 });
    expect(await fun.getByLabel('Bet amount').evaluate(isUncovered)).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await fun.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  });
}

test('nothing of a game moves while it loads, nor when its styles come late', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/styles/game.css', async (route) => {
    await released;
    await route.continue();
  });
  const game = await frameGame(page, suite.site, await openFun(client, suite.site));
  const main = game.locator('main');
  await expect(main).toBeAttached();
  // Chromium lays out a framed page that waits for its styles, though it does not paint it.
  await main.evaluate((element) => element.getBoundingClientRect());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await expect(game.getByRole('button', { name: 'Roll dice' })).toBeEnabled();
  expect(await main.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('a round of Mines continues after a reload, tile by tile, and is charged once', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const open = async () => frameGame(page, suite.site, await openReal(client, player, suite.site, 'Mines'));
  const first = await open();
  await first.getByLabel('Bet amount').fill('0.25');
  await first.getByRole('combobox', { name: 'Mines' }).selectOption('1');
  await first.getByRole('button', { name: 'Start round' }).click();
  await expect(first.getByText('Balance 0.75000000')).toBeVisible();
  await expect(first.getByLabel('Bet amount')).toBeDisabled();

  const game = await open();
  await expect(game.getByText('Balance 0.75000000')).toBeVisible();
  await expect(game.getByLabel('Bet amount')).toHaveValue('0.25');
  await expect(game.getByRole('button', { name: 'Cash out' })).toBeDisabled();
  await game.getByRole('button', { name: 'Cash out' }).press('Enter');
  await expect(game.getByRole('alert').filter({ hasText: 'turn a tile over first' })).toBeVisible();
  await game.getByRole('button', { name: 'Tile 1', exact: true }).focus();
  await page.keyboard.press('Enter');
  const cashOut = game.getByRole('button', { name: 'Cash out 0.25780000 BTC' });
  const lost = game.getByRole('button', { name: 'Tile 1, mine' });
  await expect(cashOut.or(lost)).toBeVisible();
  if (await cashOut.isVisible()) {
    await expect(game.getByRole('button', { name: 'Tile 1, gem' })).toBeFocused();
    await expectAccessible(page);
    await cashOut.click();
  } else await expect(game.getByRole('button', { name: 'Start round' })).toBeFocused();
  await expect(game.getByRole('list', { name: 'Recent rounds' }).getByRole('listitem')).toHaveCount(1);
  await expect(game.getByText(`Balance ${(await client.ledger(player)).sums.BTC}`)).toBeVisible();
  expect(await countRounds(client, player)).toBe(1);
});

test('a game and the site share the coin, and an empty balance leads to a deposit or fun play', async ({
  page,
  suite,
}) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await client.fund(player, 'ETH', '1');
  const game = await frameGame(page, suite.site, await openReal(client, player, suite.site, 'Keno'));
  const change = { type: 'tessera:currency-changed' };
  await expect(game.getByText('Playing in ETH. Balance 1.00000000')).toBeVisible();
  await expect(game.getByRole('link', { name: 'Deposit' })).toBeHidden();
  await page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ ...message, currency: 'SOL' }, '*');
  }, change);
  await expect(game.getByText('Playing in SOL. Balance 0.00000000')).toBeVisible();
  await page.setViewportSize({ width: 1360, height: 736 });
  expect(await game.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
  await game.getByLabel('Coin to play with').selectOption('BTC');
  await game.getByRole('link', { name: 'Deposit' }).click();
  await game.getByRole('link', { name: 'Fun Play' }).click();
  await expect
    .poll(() => told(page))
    .toEqual([
      { ...change, currency: 'ETH', isPicked: false },
      ready,
      { ...change, currency: 'SOL', isPicked: false },
      { ...change, currency: 'BTC', isPicked: true },
      { type: 'tessera:deposit-requested' },
      { type: 'tessera:fun-play-requested' },
    ]);
  await expectAccessible(page);
});

test('stake changes, stops, hotkeys stored on this device, and money that moved elsewhere', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const game = await frameGame(
    page,
    suite.site,
    await openReal(client, player, suite.site),
    'allow-scripts allow-same-origin',
  );
  const stake = game.getByLabel('Bet amount');
  await stake.fill('0.001');
  // With a chance of 98 % and a stop on the first win, the run ends with a win, occasionally after some losses.
  await game.getByLabel('Win chance').fill('98');
  await game.getByRole('tab', { name: 'Auto' }).click();
  await game.getByLabel('Raise on win, %').fill('50');
  await game.getByLabel('Stop on win').check();
  await game.getByRole('button', { name: 'Start auto' }).click();
  await expect(game.getByText('Stopped: this round won.')).toBeVisible();
  await expect(stake).toHaveValue('0.001');
  await game.getByRole('tab', { name: 'Manual' }).click();

  await page.keyboard.press('s');
  await expect(stake).toHaveValue('0.001');
  await game.getByRole('button', { name: 'Settings' }).click();
  await game.getByLabel('Hotkeys').check();
  await game.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('s');
  await expect(stake).toHaveValue('0.002');
  // The focus is still on the button that opened the dialog.
  const rounds = await countRounds(client, player);
  await page.keyboard.press(' ');
  await expect.poll(() => countRounds(client, player)).toBe(rounds + 1);
  await expect(game.getByRole('dialog', { name: 'Settings' })).toBeHidden();

  await client.fund(player, 'BTC', '5');
  const { sums } = await client.ledger(player);
  await page.evaluate(() => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'tessera:balance-changed' }, '*');
  });
  await expect(game.getByText(`Balance ${sums.BTC}`)).toBeVisible();

  // Missing money is reported, and the current balance is shown.
  const other = await frameGame(
    page,
    suite.site,
    await openReal(client, player, suite.site),
    'allow-scripts allow-same-origin',
  );
  await expect(other.getByLabel('Hotkeys')).toBeChecked();
  await expect(other.getByLabel('Sound')).not.toBeChecked();
  await expect(other.getByText(`Balance ${sums.BTC}`)).toBeVisible();
  const body = { currency: 'BTC', amount: 5, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
  await other.getByLabel('Bet amount').fill('1.4');
  await other.getByRole('button', { name: 'Roll dice' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Insufficient balance' })).toBeVisible();
  await expect(other.getByText(`Balance ${(await client.ledger(player)).sums.BTC}`)).toBeVisible();
});
