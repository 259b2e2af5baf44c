import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page, test } from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn } from './playersOfTabs';

type Context = ReturnType<Page['context']>;

/** Addresses of the streams that the browser's pages hold open. */
function watchStreams(context: Context): () => string[] {
  const open = new Map<object, string>();
  context.on('page', (page) => {
    const own = new Set<object>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith('/events')) return;
      own.add(request);
      open.set(request, pathname);
    });
    const end = (request: object) => open.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    page.on('close', () => own.forEach(end));
  });
  return () => [...open.values()];
}

/** The header's balance: of the game's coin beside a game, else of all coins. */
const balance = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Wallet controls' });
const game = (page: Page) => page.frameLocator('[title="Automatic game"]');
/** Numbers of the rounds with a result on the page, newest first. */
const roundsOf = (page: Page): Promise<number[]> =>
  game(page)
    .locator('#results li')
    .evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.round)));
const expectNoneMissing = (rounds: readonly number[]) =>
  expect(rounds).toEqual(rounds.map((_, index) => (rounds[0] ?? 0) - index));

test('three games, home and the transactions share two streams; no tab misses an event when others close', async ({
  context,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  const streams = watchStreams(context);
  const login = await logIn(context, suite, player);
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(suite.site + path);
    return page;
  };
  const games = [await open('/game/automatic'), await open('/game/automatic'), await open('/game/automatic')] as const;
  for (const page of games) await expect.poll(() => roundsOf(page)).not.toEqual([]);
  const home = await open('/');
  await expect(balance(home)).toContainText('$');
  const transactions = await open('/transactions');
  await expect(transactions.getByText(/0\.12345678/).first()).toBeVisible();
  // Live bets are read from home's own connection, which ends with the answer.
  const held = () =>
    streams()
      .filter((path) => !path.includes('live-bets'))
      .toSorted();
  const both = ['/play/api/automatic/events', `/wallet-service/api/wallet/${player.session.user.id}/events`];
  await expect.poll(held).toEqual(both);

  const watching = [games[1], games[2], home, transactions] as const;
  const before = await Promise.all(watching.map((page) => balance(page).innerText()));
  const [newest = 0] = await roundsOf(games[2]);
  await login.close();
  await games[0].close();
  await expect.poll(held).toEqual(both);
  await sandbox.deposit({ userId: player.session.user.id, currency: 'BTC', amount: '0.00500000' });
  for (const [index, page] of watching.entries()) await expect(balance(page)).not.toHaveText(before[index] ?? '');
  for (const page of [games[1], games[2]]) {
    await expect.poll(async () => (await roundsOf(page))[0] ?? 0).toBeGreaterThan(newest + 1);
    expectNoneMissing(await roundsOf(page));
  }
  await expect.poll(held).toEqual(both);
});

test('a game steals the stream from a frozen tab, which leaves it there after thawing', async ({ context, suite }) => {
  test.slow();
  const streams = watchStreams(context);
  const page = await logIn(context, suite, await aPlayerWithMoney(suite));
  await page.goto(`${suite.site}/game/automatic`);
  await expect.poll(() => roundsOf(page)).not.toEqual([]);
  const other = await context.newPage();
  await other.goto(`${suite.site}/game/automatic`);
  await expect.poll(() => roundsOf(other)).not.toEqual([]);
  const held = () => streams().filter((path) => path.includes('automatic')).length;
  await expect.poll(held).toBe(1);

  const debug = await context.newCDPSession(page);
  await debug.send('Debugger.enable');
  const paused = new Promise((resolve) => debug.once('Debugger.paused', resolve));
  await debug.send('Debugger.pause');
  await paused;
  // The game waits for 45 s of silence, and the clock of a frozen tab cannot be advanced.
  await expect.poll(held, { timeout: 90_000 }).toBe(2);
  const [newest = 0] = await roundsOf(other);
  await expect.poll(async () => (await roundsOf(other))[0] ?? 0).toBeGreaterThan(newest + 1);

  await debug.send('Debugger.resume');
  await debug.detach();
  await expect.poll(held).toBe(1);
  for (const tab of [page, other]) {
    await expect.poll(async () => (await roundsOf(tab))[0] ?? 0).toBeGreaterThan(newest + 3);
    expectNoneMissing(await roundsOf(tab));
  }
});

test('the next visible tab gets the events from while no tab was visible', async ({ context, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  const streams = watchStreams(context);
  const page = await logIn(context, suite, player);
  await page.goto(`${suite.site}/transactions`);
  const other = await context.newPage();
  await other.goto(`${suite.site}/transactions`);
  await expect.poll(() => streams().length).toBe(1);
  const show = (state: DocumentVisibilityState) => async (tab: Page) => {
    await tab.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  };
  const before = (await balance(other).textContent()) ?? '';
  await Promise.all([page, other].map(show('hidden')));
  await expect.poll(streams).toEqual([]);
  await sandbox.deposit({ userId: player.session.user.id, currency: 'BTC', amount: '0.00700000' });
  await show('visible')(other);
  for (const tab of [page, other]) await expect(balance(tab)).not.toHaveText(before);
});

test('a logout ends the stream, and the next player gets a new one', async ({ context, suite }) => {
  const streams = watchStreams(context);
  const [first, second] = [await aPlayerWithMoney(suite), await aPlayerWithMoney(suite)];
  const page = await logIn(context, suite, first);
  const other = await context.newPage();
  await other.goto(`${suite.site}/transactions`);
  const streamOf = ({ session }: typeof first) => `/wallet-service/api/wallet/${session.user.id}/events`;
  await expect.poll(streams).toEqual([streamOf(first)]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(streams).toEqual([]);
  const third = await logIn(context, suite, second);
  await expect.poll(streams).toEqual([streamOf(second)]);
  await third.close();
  await expect.poll(streams).toEqual([streamOf(second)]);
});
