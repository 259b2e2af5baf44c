import { expect, expectAccessible, type Page, test } from '@tessera/tooling/browser';
import { automaticMessages as words } from '../src/games/automatic/automatic.messages';
import { createClient } from '../src/testing/client';
import { countRounds, frameGame, openFun, openReal } from './frame';

/** Records every text that the elements show from now on, since rounds may end faster than a busy machine can poll. */
async function recordTexts(
  game: ReturnType<Page['frameLocator']>,
  ids: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  const root = game.locator('html');
  await root.evaluate((_, watched) => {
    const shown = new Set<string>();
    const record = () => {
      for (const id of watched) shown.add(document.getElementById(id)?.textContent ?? '');
    };
    new MutationObserver(record).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { shown });
  }, ids);
  return () => root.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
}

test('Automatic is played manually and by auto play, for real to the last decimal, through a lost connection and a reload', async ({
  page,
  suite,
}) => {
  const client = createClient(suite.sandbox);
  const player = await client.register('1');
  const address = await openReal(client, player, suite.site, 'Automatic');
  // At first the rounds are unreachable.
  await page.route('**/automatic/events*', (route) => route.abort());
  let game = await frameGame(page, suite.site, address, 'allow-scripts allow-same-origin');
  await expect(game.getByText(words.lost)).toBeVisible();
  await page.unroute('**/automatic/events*');
  await expect(game.getByText(words.lost)).toBeHidden();
  await expect(game.getByRole('region', { name: words.results }).getByRole('listitem').first()).toBeVisible();

  const rounds = game.getByRole('list', { name: words.history }).getByRole('listitem');
  await game.getByLabel('Bet amount').fill('0.001');
  await game.getByLabel(words.target).fill('1.5');
  const readShown = await recordTexts(game, ['own-bet-text', 'bets-title']);
  await game.getByRole('button', { name: words.play }).click();
  await expect(rounds).toHaveCount(1);
  expect(await readShown()).toEqual(expect.arrayContaining([words.inPlay('0.001', 'BTC', '1.50'), words.bets(1)]));
  // The next round begins without the result of this one.
  await expect(game.getByText(words.phases.running)).toBeVisible();
  await expect(game.locator('#outcome')).toBeHidden();

  await game.getByRole('tab', { name: 'Auto' }).click();
  await game.getByLabel('Number of rounds').fill('2');
  await game.getByRole('button', { name: 'Start auto' }).click();
  await expect(rounds).toHaveCount(3);
  await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
  await game.getByRole('tab', { name: 'Manual' }).click();

  await rounds.last().getByRole('button').click();
  const history = game.getByRole('dialog', { name: 'History' });
  const link = history.locator('details[open] a[href*="/provably-fair?"]');
  await expect(link).toHaveAttribute('href', /game=automatic&.*serverSeed=[0-9a-f]{64}&/);
  await history.getByRole('button', { name: 'Close' }).click();
  await game.getByRole('button', { name: words.rulesTitle }).click();
  await expect(
    game.getByRole('dialog', { name: words.rulesTitle }).getByText('every target returns 99 %'),
  ).toBeVisible();
  await expectAccessible(page);

  // The page is reloaded during a round: the bet is restored and settled.
  game = await frameGame(page, suite.site, address, 'allow-scripts allow-same-origin');
  await game.getByLabel('Bet amount').fill('0.002');
  await game.getByRole('button', { name: words.play }).click();
  await expect.poll(() => countRounds(client, player)).toBe(4);
  game = await frameGame(page, suite.site, address, 'allow-scripts allow-same-origin');
  await expect(game.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(4);
  expect(await countRounds(client, player)).toBe(4);

  // The round ends while one of the page's calls is on its way: it is in the history, once.
  for (const [count, late] of [
    [5, 'automatic/bet'],
    [6, 'state'],
  ] as const) {
    await game.getByRole('button', { name: words.play }).click();
    await expect.poll(() => countRounds(client, player)).toBe(count);
    await page.route(`**/play/api/${late}`, async (route) => {
      const headers = await route.request().allHeaders();
      const readBet = async () =>
        (await page.request.get(`${suite.sandbox}/play/api/automatic/bet`, { headers })).json();
      await expect.poll(readBet).toEqual({ bet: null });
      await route.continue();
    });
    game = await frameGame(page, suite.site, address, 'allow-scripts allow-same-origin');
    await expect(game.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(count);
    await expect(game.getByRole('button', { name: words.play })).toBeVisible();
    await expect(game.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(count);
    await page.unroute(`**/play/api/${late}`);
  }
  const { sums } = await client.ledger(player);
  await expect(game.getByText(`Balance ${sums.BTC}`)).toBeVisible();

  // A shared result is verified on the site.
  await game.getByRole('button', { name: 'Fairness' }).click();
  const fairness = game.getByRole('dialog', { name: 'Provably fair' });
  const href = await fairness.getByRole('link').last().getAttribute('href');
  await expectAccessible(page);
  await page.goto(href ?? '');
  await expect(page.getByText('The hash matches the server seed.')).toBeVisible();
  await expect(page.getByText('The seed leads to the terminal hash.')).toBeVisible();
  await expect(page.getByText('The result matches the seeds.')).toBeVisible();
});

test('Automatic fits a phone in fun play, and a bet that waits for a round can be withdrawn', async ({
  page,
  suite,
}) => {
  await page.setViewportSize({ width: 390, height: 630 });
  const client = createClient(suite.sandbox);
  // While the rounds are unreachable, betting does not open.
  await page.route('**/automatic/events*', (route) => route.abort());
  const game = await frameGame(page, suite.site, await openFun(client, suite.site, 'Automatic'));
  const button = game.getByRole('button', { name: words.play });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(game.getByText(words.queued)).toBeVisible();
  await game.getByRole('button', { name: words.withdraw }).click();
  await expect(game.getByRole('alert').filter({ hasText: words.withdrawn })).toBeVisible();

  await game.getByRole('tab', { name: 'Auto' }).click();
  await game.getByRole('button', { name: 'Start auto' }).click();
  await expect(game.getByText(words.queued)).toBeVisible();
  await game.getByRole('button', { name: 'Stop' }).click();
  await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
  await expect(game.getByText(words.queued)).toBeHidden();
  await game.getByRole('tab', { name: 'Manual' }).click();

  await page.unroute('**/automatic/events*');
  await button.click();
  await expect(game.getByRole('list', { name: words.history }).getByRole('listitem')).toHaveCount(1);
  await expect(game.getByText('Playing in FUN.')).not.toHaveText(/1000\.00/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => game.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
});
