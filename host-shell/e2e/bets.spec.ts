import { aNewPlayer, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, logIn, removeExtensions, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

test('a played round is listed under Bets and Live bets, opens in full, and verifies', async ({ page, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = aNewPlayer();
  const { session } = await sandbox.registerPlayer(player);
  const userId = session.user.id;
  await logIn(page, suite, player);
  await sandbox.deposit({ userId, currency: 'BTC', amount: '0.1' });
  await expect.poll(async () => (await sandbox.ledger(userId)).sums.BTC).toBe('0.10000000');
  const dialog = page.getByRole('dialog', { name: 'Bet', exact: true });

  await test.step('plays a round and opens it from the game’s history', async () => {
    await page.goto(`${suite.site}/game/dice`);
    const game = page.frameLocator('iframe');
    // The site focuses the frame only then.
    await expect(page.locator('iframe')).not.toHaveAttribute('inert');
    await game.getByLabel('Bet amount').fill('0.001');
    await game.getByRole('button', { name: 'Roll dice' }).click();
    const round = game.getByRole('list', { name: 'Recent rolls' }).getByRole('button');
    await expect(round).toHaveCount(1);
    await round.click();
    await game.getByRole('link', { name: 'Show this bet on the site' }).click();
    await expect(dialog).toContainText('0.00100000 BTC');
    await expect(page).toHaveURL(/\/game\/dice\?modal=bet&bet=\w+$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${suite.site}/game/dice`);
  });

  await test.step('finds it in live bets, under a name that is not the player’s', async () => {
    await page.goto(suite.site);
    const live = page.getByRole('region', { name: 'Live bets' });
    await live.scrollIntoViewIfNeeded();
    await expect(live.getByRole('link', { name: /^Dice/ }).first()).toBeVisible();
    await expect(live).not.toContainText(player.username);
    await expect(live.getByText('Sample data')).toHaveCount(0);
    await live.getByRole('tab', { name: 'My Bets' }).click();
    await expect(live).toContainText(player.username);
  });

  await test.step('replaces the seeds', async () => {
    await page.goto(`${suite.site}/provably-fair`);
    const seeds = page.getByRole('region', { name: 'Your seeds' });
    await seeds.getByRole('button', { name: 'Replace your seeds' }).click();
    await expect(seeds.getByText(/The seeds were replaced/)).toBeVisible();
    await seeds.getByText('1 round', { exact: true }).click();
    await expect(seeds.getByRole('link', { name: 'Verify Dice, nonce 0' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opens it from Bets by keyboard, and verifies it', async () => {
    await page.goto(`${suite.site}/bets`);
    await expect(page.getByText('Showing 1 to 1 of 1 bets')).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(0);
    await expectAccessible(page);
    const row = page.getByRole('link', { name: /^Dice bet/ });
    await row.press('Enter');
    await expect(dialog).toContainText(player.username);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await row.press('Enter');
    await dialog.getByRole('link', { name: 'Verify' }).click();
    await expect(page.getByText('The hash matches the server seed.')).toBeVisible();
    await expect(page.getByText('The result matches the seeds.')).toBeVisible();
  });
});

test('a provider without the extensions: sample data, and no bet in full', async ({ page, suite }) => {
  await removeExtensions(page, suite.site, ['bets', 'events', 'seeds']);
  await signIn(page, suite);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${suite.site}/bets?modal=bet&bet=66f2c1a09be4d1230a9b0012`);
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('Showing 1 to 20 of 346 bets')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(0);
  await page.goto(`${suite.site}/provably-fair`);
  await expect(page.getByRole('heading', { name: 'Verify a round' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your seeds' })).toHaveCount(0);
  expect(asked.filter((path) => /bets$|bets\/|seed-pairs/.test(path) && path.includes('-service'))).toEqual([]);
});
