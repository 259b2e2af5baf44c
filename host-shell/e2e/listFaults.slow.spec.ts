import { type SandboxFault, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page, removeExtensions, test } from '@tessera/tooling/browser';
import { aPlayerWithMoney, logIn, playDice, writeSession } from './playersOfTabs';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** Refetches the lists. */
const announceDeposit = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'deposit' } })));
const reasons = {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  malformed: 'The server sent an answer that could not be read.',
};
/** Adjacent faults have different reasons, so that each visibly replaces the previous one. */
const faults: readonly (Omit<SandboxFault, 'path'> & { readonly reason: string })[] = [
  { status: 503, body: { message: 'The ledger is being serviced.' }, reason: 'The ledger is being serviced.' },
  { drop: 'before', reason: reasons.unreachable },
  { status: 200, body: '{"total":1,"transactions":[{"_id":"cut', reason: reasons.malformed },
  { drop: 'after', reason: reasons.unreachable },
  { status: 200, body: '<!doctype html><p>Welcome', reason: reasons.malformed },
];

test('the lists show why they could not be loaded, and load once the fault is cleared', async ({ context, suite }) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  await playDice(suite, player, '0.00100000');
  const page = await logIn(context, suite, player);
  // Nothing but a press refetches the lists between two faults: no event, and no repetition.
  await removeExtensions(page, suite.site, ['events']);
  await page.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof setInterval;
  });
  for (const { call, row, stale } of [
    { call: 'transactions', row: '0.12345678', stale: 'These transactions may be out of date.' },
    { call: 'bets', row: '0.00100000', stale: 'Some of your bets could not be loaded.' },
  ]) {
    await test.step(call, async () => {
      const path = `/wallet-service/api/wallet/*/${call}`;
      const failure = page.getByRole('heading', { name: `Failed to load ${call}` });
      for (const [index, { reason, ...fault }] of faults.entries()) {
        await sandbox.clearFaults();
        await sandbox.setFault({ method: 'GET', path, ...fault });
        await (index === 0 ? page.goto(`${suite.site}/${call}`) : tryAgain(page).click());
        await expect(failure).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
      }
      await sandbox.clearFaults();
      await sandbox.setFault({ method: 'GET', path, delayMs: 1_500 });
      await tryAgain(page).click();
      await expect(page.getByRole('cell', { name: row }).first()).toBeVisible();
      await expect(failure).toHaveCount(0);

      // Shown rows stay when a refetch fails.
      await sandbox.clearFaults();
      await sandbox.setFault({ method: 'GET', path, drop: 'before' });
      await announceDeposit(page);
      await expect(page.getByText(stale)).toBeVisible();
      await expect(page.getByRole('cell', { name: row }).first()).toBeVisible();
      await sandbox.clearFaults();
      await announceDeposit(page);
      await expect(page.getByText(stale)).toHaveCount(0);
      await expect(page.getByRole('cell', { name: row }).first()).toBeVisible();
    });
  }
});

test('live bets report a failed load, recover automatically, and stay through a lost connection', async ({
  page,
  suite,
}) => {
  const sandbox = sandboxClient(suite.sandbox);
  const player = await aPlayerWithMoney(suite);
  await playDice(suite, player, '0.00500000');
  await page.clock.install();
  const path = '/wallet-service/api/live-bets/events';
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) requests.push(request.url());
  });
  await sandbox.setFault({ path, status: 503, body: { message: 'Too many people are watching.' }, times: 1 });
  await sandbox.setFault({ path, status: 200, body: '{"bets":[', times: 1 });
  await sandbox.setFault({ path, drop: 'before', times: 2 });
  await sandbox.setFault({ path, delayMs: 1_500 });

  await page.goto(suite.site);
  const live = page.getByRole('region', { name: 'Live bets' });
  await live.scrollIntoViewIfNeeded();
  const bets = live.getByRole('link', { name: /^Dice/ });
  const failure = live.getByRole('heading', { name: 'Live bets could not be loaded' });
  for (const count of [1, 2]) {
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(count);
    await expect(failure).toBeVisible();
    await live.getByRole('button', { name: 'Try again' }).click();
  }
  // They are refetched automatically while the provider is unreachable.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(bets.first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(failure).toHaveCount(0);
  await expect(live).toContainText('0.00500000');

  await live.getByRole('button', { name: 'Pause live bets' }).click();
  await sandbox.clearFaults();
  await sandbox.setFault({ path, drop: 'before' });
  const asked = requests.length;
  await live.getByRole('button', { name: 'Resume live bets' }).click();
  await expect.poll(() => requests.length).toBeGreaterThan(asked + 1);
  await expect(live).toContainText('0.00500000');
  await expect(failure).toHaveCount(0);
  await playDice(suite, player, '0.00600000');
  await sandbox.clearFaults();
  await expect(live).toContainText('0.00600000');
});

test('a late answer to the previous player shows nothing in the lists of the next', async ({
  page,
  context,
  suite,
}) => {
  const [first, second] = [await aPlayerWithMoney(suite), await aPlayerWithMoney(suite)];
  await playDice(suite, first, '0.00300000');
  await playDice(suite, second, '0.00400000');
  const other = await logIn(context, suite, first);
  const ofFirst = (call: string) => (url: URL) => url.pathname.endsWith(`/${first.session.user.id}/${call}`);

  for (const { call, open } of [
    { call: 'bets', open: () => page.goto(`${suite.site}/bets`) },
    { call: 'transactions', open: () => page.goto(`${suite.site}/transactions`) },
    {
      call: 'bets',
      open: async () => {
        await page.goto(suite.site);
        await page.getByRole('tab', { name: 'My Bets' }).click();
      },
    },
  ]) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isSent = Promise.resolve();
    await writeSession(other, first.session);
    await page.route(ofFirst(call), async (route) => {
      const response = await route.fetch();
      await released;
      // The page may have aborted the request by now.
      isSent = route.fulfill({ response }).catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => ofFirst(call)(new URL(request.url())));
    await open();
    await asked;
    await writeSession(other, second.session);
    const rows = page.getByRole('main');
    await expect(rows.getByText(/0\.00400000/).first()).toBeVisible();
    release();
    await isSent;
    await page.unroute(ofFirst(call));
    await expect(rows.getByText(/0\.00400000/).first()).toBeVisible();
    await expect(rows.getByText(/0\.00300000/)).toHaveCount(0);
  }
});
