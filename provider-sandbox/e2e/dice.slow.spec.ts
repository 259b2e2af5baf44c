import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, test } from '@tessera/tooling/browser';
import { createClient } from '../src/testing/client';
import { countRounds, frameGame, openFun, openReal, ready, told } from './frame';

test('is played by keyboard for real stakes, notifies the site, and proves fair', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const address = await openReal(client, player, suite.site);
  const dice = await frameGame(page, suite.site, address, 'allow-scripts allow-same-origin');

  await expect(dice.getByText('Playing in BTC. Balance 1.00000000')).toBeVisible();
  await dice.getByLabel('Bet amount').fill('٠٫٢٥');
  await dice.getByLabel('Win chance').fill('98');
  await expect(dice.getByLabel('Multiplier')).toHaveValue('1.0102');
  await dice.getByLabel('Win chance').press('Enter');
  await expect(dice.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(1);
  expect(await told(page)).toEqual([
    { type: 'tessera:currency-changed', currency: 'BTC', isPicked: false },
    ready,
    { type: 'tessera:balance-changed', currency: 'BTC' },
  ]);
  const { sums } = await client.ledger(player);
  await expect(dice.getByText(`Balance ${sums.BTC}`)).toBeVisible();
  expect(sums.BTC).not.toBe('1.00000000');

  await dice.getByLabel('Target of the roll').press('Home');
  await expect(dice.getByLabel('Win chance')).toHaveValue('98.0001');
  await dice.getByRole('button', { name: 'Switch between over and under' }).press('Enter');
  await expect(dice.getByLabel('Roll under')).toHaveValue('98.01');

  const hash = await dice.locator('#seed-hash').textContent();
  await dice.getByRole('button', { name: 'Fairness' }).press('Enter');
  const dialog = dice.getByRole('dialog', { name: 'Provably fair' });
  await dialog.getByRole('button', { name: 'Reveal and replace seeds' }).press('Enter');
  await expect(dialog.getByText('The hash of this server seed is the one you saw before.')).toBeVisible();
  const roll = await dice.locator('#history li').first().innerText();
  await expect(dialog.getByText(`Nonce 0: ${roll.replace(/\s.*/, '')}`)).toBeVisible();
  await expect(dice.locator('#seed-hash')).not.toHaveText(hash ?? '');
  await expectAccessible(page);
});

test('retries a roll after a lost answer, and stakes once', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const dice = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  await sandboxClient(suite.sandbox).setFault({ method: 'POST', path: '/play/api/rounds', drop: 'after', times: 3 });
  await dice.getByRole('button', { name: 'Roll dice' }).click();
  await expect(dice.getByText('The answer to this round was lost.')).toBeVisible();
  await dice.getByRole('button', { name: 'Roll dice' }).click();
  await expect(dice.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(1);
  expect(await countRounds(client, player)).toBe(1);
});

test('refuses a bet that the balance does not cover, and stops auto play when the balance is used up', async ({
  page,
  suite,
}) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await client.fund(player, 'LTC', '1');
  const dice = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  await dice.getByLabel('Bet amount').fill('1.00000001');
  await dice.getByRole('button', { name: 'Roll dice' }).click();
  await expect(dice.getByRole('alert').filter({ hasText: 'does not cover' })).toBeVisible();
  // Invalid input stays on the screen, and the previous value is not played.
  await dice.getByLabel('Bet amount').fill('0.5x');
  await dice.getByRole('button', { name: 'Roll dice' }).click();
  await expect(dice.getByRole('alert').filter({ hasText: 'Enter a bet above 0' })).toBeVisible();
  await expect(dice.getByLabel('Bet amount')).toHaveValue('0.5x');
  expect((await client.ledger(player)).sums.LTC).toBe('1.00000000');
  await dice.getByLabel('Win chance').fill('0.01');
  await dice.getByLabel('Bet amount').fill('0.5');
  await dice.getByRole('tab', { name: 'Auto' }).click();
  await dice.getByRole('button', { name: 'Start auto' }).click();
  await expect(dice.getByRole('alert').filter({ hasText: 'does not cover' })).toBeVisible();
  await expect(dice.getByRole('button', { name: 'Start auto' })).toBeVisible();
});

test('holding a key down places one bet, in a field and on the button', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const dice = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  const rolls = dice.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem');
  const button = dice.getByRole('button', { name: 'Roll dice' });
  const places = [dice.getByLabel('Bet amount'), button];
  for (const [index, place] of places.entries()) {
    await expect(place).toBeEnabled();
    await place.focus();
    await page.keyboard.down('Enter');
    await expect(rolls).toHaveCount(index + 1);
    await expect(button).toBeVisible();
    // A held key sends further `down` events without an `up`.
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  // One more roll by a new key press shows that the repeats before it placed no bet.
  await page.keyboard.press('Enter');
  await expect(rolls).toHaveCount(places.length + 1);
  expect(await countRounds(client, player)).toBe(places.length + 1);
});

test('auto play uses the bet from its start, one roll after the other', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  await page.clock.install();
  const dice = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  const rolls = dice.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem');
  await dice.getByLabel('Bet amount').fill('0,0001');
  await dice.getByRole('tab', { name: 'Auto' }).click();
  await dice.getByLabel('Number of rounds').fill('5');
  // The clock is paused, so the page stays in the pause between two rolls.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dice.getByLabel('Bet amount').press('Enter');
  await expect(dice.getByRole('button', { name: 'Stop (4 left)' })).toBeFocused();
  for (const name of ['Bet amount', 'Coin to play with', 'Number of rounds', 'Multiplier', 'Roll over', 'Win chance']) {
    await expect(dice.getByLabel(name, { exact: true })).toBeDisabled();
  }
  for (const name of ['Half the bet', 'Double the bet', 'Switch between over and under']) {
    await expect(dice.getByRole('button', { name })).toBeDisabled();
  }
  await expect(dice.getByLabel('Target of the roll')).toBeDisabled();

  await dice.getByRole('button', { name: 'Stop' }).click();
  await expect(dice.getByLabel('Bet amount')).toBeEnabled();
  await dice.getByRole('button', { name: 'Start auto' }).click();
  await expect(dice.getByRole('button', { name: 'Stop (4 left)' })).toBeVisible();
  await expect(rolls).toHaveCount(2);
  // Both pauses end here; only the loop of the second start continues.
  await page.clock.runFor(700);
  await expect(dice.getByRole('button', { name: 'Stop (3 left)' })).toBeVisible();
  await expect(rolls).toHaveCount(3);
  await dice.getByRole('button', { name: 'Stop' }).click();
  await page.clock.resume();
  expect(await countRounds(client, player)).toBe(3);
  const { entries } = await client.ledger(player);
  expect(entries.filter(({ kind, amount }) => kind === 'round' && amount === '-0.00010000')).toHaveLength(3);
});

test('reads a comma as the decimal sign, and refuses a possible thousands separator', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const player = await client.register();
  await client.fund(player, 'LTC', '2000');
  const dice = await frameGame(page, suite.site, await openReal(client, player, suite.site));
  const stake = dice.getByLabel('Bet amount');
  await stake.fill('1,000');
  await stake.press('Enter');
  await expect(dice.getByRole('alert').filter({ hasText: '1,000 may mean 1.0000 or 1000.' })).toBeVisible();
  expect(await countRounds(client, player)).toBe(0);
  await stake.fill('0,5');
  await dice.getByLabel('Win chance').fill('49,5');
  await expect(dice.getByLabel('Multiplier')).toHaveValue('2.0002');
  await expect(stake).toHaveValue('0.5');
  await expect(dice.getByText('+0.50010000 LTC')).toBeVisible();
});

test('fits a phone in fun play, with the button in view', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 630 });
  const client = createClient(suite.sandbox);
  const dice = await frameGame(page, suite.site, await openFun(client, suite.site));
  const button = dice.getByRole('button', { name: 'Roll dice' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(dice.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(1);
  await expect(dice.getByText('Playing in FUN.')).not.toHaveText(/1000\.00/);
  expect(await told(page)).toEqual([ready]);
  const overflow = await dice.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});

test('goes back to the site by its link', async ({ page, suite }) => {
  const client = createClient(suite.sandbox);
  const dice = await frameGame(page, suite.site, await openFun(client, suite.site));
  await expect(dice.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', `${suite.site}/game-return`);
});
