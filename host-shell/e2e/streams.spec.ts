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

const headerBalance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/0\.\d{8}/)
    .first();
const game = (page: Page) => page.frameLocator('[title="Automatic game"]');
const roundOf = (page: Page) => game(page).locator('#phase');

test('three games, home and the transactions have two streams together, and go on when the leading tab is closed', async ({
  context,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  const streams = watchStreams(context);
  const first = await logIn(context, suite, player);
  const games: Page[] = [];
  for (const _ of [1, 2, 3]) {
    const page = await context.newPage();
    games.push(page);
    await page.goto(`${suite.site}/game/automatic`);
    await expect(roundOf(page)).not.toBeEmpty();
  }
  const home = await context.newPage();
  await home.goto(suite.site);
  await expect(headerBalance(home)).toBeVisible();
  const transactions = await context.newPage();
  await transactions.goto(`${suite.site}/transactions`);
  await expect(transactions.getByRole('row').getByText('0.12345678')).toBeVisible();
  const held = () => streams().filter((path) => !path.includes('live-bets'));
  const two = [expect.stringContaining('/automatic/events'), expect.stringMatching(/wallet\/.*\/events/)];
  await expect.poll(() => held().toSorted()).toEqual(two);

  await first.close();
  await games[0]?.close();
  await expect.poll(() => held().toSorted()).toEqual(two);
  const { id } = player.session.user;
  await sandbox.deposit({ userId: id, currency: 'BTC', amount: '0.00500000' });
  await expect(transactions.getByText('0.00500000').first()).toBeVisible();
});
