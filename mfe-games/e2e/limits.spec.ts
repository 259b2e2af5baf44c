import { sandboxClient, sessionEntries } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

/** Signs a new player in, who has one bitcoin. */
async function signIn(page: Page, origin: string) {
  const sandbox = sandboxClient(origin);
  const { session, password } = await sandbox.registerPlayer();
  const { id } = session.user;
  await sandbox.deposit({ userId: id, currency: 'BTC', amount: '1' });
  await sandbox.mineBlocks(2);
  await page.addInitScript((entries) => {
    if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, sessionEntries(session));
  /** A call of the same player on another device. */
  const send = async (method: string, path: string, data: object) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const answer = await page.request.fetch(`${origin}${path.replace('{id}', id)}`, { method, headers, data });
    expect(answer.status()).toBe(200);
  };
  return { sandbox, id, password, send };
}

test('a limit that is reached stops auto play, and is said in the game and on the site', async ({ page, suite }) => {
  const { send, id, sandbox } = await signIn(page, suite.sandbox);
  await send('PUT', '/wallet-service/api/wallet/{id}/limits/wager/day', { amount: '30' });
  await page.goto(`${suite.site}/game/dice`);
  const game = page.frameLocator('[title="Dice game"]');
  // $6.50 each: the fifth would pass the limit.
  await game.getByLabel('Bet amount').fill('0.0001');
  await game.getByRole('tab', { name: 'Auto' }).click();
  await game.getByLabel('Raise on loss, %').fill('0');
  await game.getByRole('button', { name: 'Start auto' }).click();
  const words = /^Your wager limit of \$30\.00 a day refuses this bet: \$4\.00 left until .+\. Your limits$/;
  await expect(game.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(game.getByRole('button', { name: 'Start auto' })).toBeVisible();
  await expect(game.getByLabel('Bet amount')).toHaveValue('0.0001');
  await expect(game.getByRole('list', { name: 'Recent rolls' }).getByRole('listitem')).toHaveCount(4);
  expect((await sandbox.ledger(id)).entries.filter(({ kind }) => kind === 'round').length).toBeGreaterThanOrEqual(4);

  const notice = page.getByRole('status').filter({ hasText: words });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(notice.getByRole('link', { name: 'Your limits' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Your session: .+, net result today [+−]?\$\d/ })).toBeVisible();
  }
  await expectAccessible(page);
  await game.getByRole('link', { name: 'Your limits' }).click();
  await expect(page).toHaveURL(/\/settings#limits$/);
});

test('an exclusion elsewhere ends the game, and an open round of Mines is paid', async ({ page, suite }) => {
  const { send, id, password, sandbox } = await signIn(page, suite.sandbox);
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
