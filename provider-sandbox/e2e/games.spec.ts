import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { originals } from '../src/games/originals';
import { createClient, testAddress } from '../src/testing/client';
import { countRounds, frameGame, openFun, openReal } from './frame';

// Where a game needs a choice before the first bet, this button makes one.
const choices = new Map([
  ['Keno', 'Random pick'],
  ['Mines', 'Pick one at random'],
]);

// The game of one round for everybody has its own test.
for (const { parts } of [...originals.values()].filter(({ isShared }) => !isShared)) {
  const { name, words } = parts;
  test(`${name} is played by hand and by itself, for real to the last decimal, and for fun on a phone`, async ({
    page,
    suite,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = createClient(suite.sandbox);
    const player = await client.register();
    await client.fund(player, 'BTC', '1');
    const game = await frameGame(page, suite.site, await openReal(client, player, suite.site, name));
    const rounds = game.getByRole('list', { name: words.history }).getByRole('listitem');
    const play = game.getByRole('button', { name: words.play });
    await expect(game.getByText('Playing in BTC. Balance 1.00000000')).toBeVisible();
    await game.getByLabel('Bet amount').fill('0.001');
    const choice = choices.get(name);
    if (choice !== undefined) {
      await play.click();
      await expect(game.getByRole('alert').filter({ hasText: 'Pick' })).toBeVisible();
      await game.getByRole('button', { name: choice }).click();
    }
    await play.click();
    await expect(rounds).toHaveCount(1);

    await game.getByRole('tab', { name: 'Auto' }).click();
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
    await fairness.getByRole('button', { name: 'Reveal and replace seeds' }).click();
    await expect(fairness.getByText('The hash of this server seed is the one you saw before.')).toBeVisible();
    await expect(fairness.getByText(/^Nonce \d: .*, as played$/)).toHaveCount(3);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 630 });
    const fun = await frameGame(page, suite.site, await openFun(client, suite.site, name));
    if (choice !== undefined) await fun.getByRole('button', { name: choice }).click();
    const button = fun.getByRole('button', { name: words.play });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(fun.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(1);
    expect(await countRounds(client, player)).toBe(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await fun.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  });
}

test('steps, stops, hotkeys and money that moved elsewhere', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await client.fund(player, 'BTC', '1');
  const game = await frameGame(
    page,
    suite.site,
    await openReal(client, player, suite.site),
    'allow-scripts allow-same-origin',
  );
  const stake = game.getByLabel('Bet amount');
  await stake.fill('0.001');
  // A chance of 98 % and a stop on the first win end in a win or, once in a while, after a loss or more.
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

  await client.fund(player, 'BTC', '5');
  const { sums } = await client.ledger(player);
  await page.evaluate(() => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'tessera:balance-changed' }, '*');
  });
  await expect(game.getByText(`Balance ${sums.BTC}`)).toBeVisible();

  // Money that is gone is said, and the balance is the one that there is.
  const other = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  await expect(other.getByText(`Balance ${sums.BTC}`)).toBeVisible();
  const body = { currency: 'BTC', amount: 5, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
  await other.getByLabel('Bet amount').fill('1.4');
  await other.getByRole('button', { name: 'Roll dice' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Insufficient balance' })).toBeVisible();
  await expect(other.getByText(`Balance ${(await client.ledger(player)).sums.BTC}`)).toBeVisible();
});
