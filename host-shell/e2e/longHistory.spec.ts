import { compareDecimals } from '@tessera/shared-contracts/money';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Page, type Suite, test } from '@tessera/tooling/browser';

const count = 100_000;

/** Signs a new player in whose history has {@link count} transactions. */
async function signInWithHistory(page: Page, suite: Suite): Promise<string> {
  const sandbox = sandboxClient(suite.sandbox);
  const { session, password } = await sandbox.registerPlayer();
  const added = await page.request.post(`${suite.sandbox}/__sandbox/history`, {
    data: { userId: session.user.id, count },
  });
  expect(added.status()).toBe(201);
  const data = { email: session.user.email, password };
  const answer = await page.request.post(`${suite.sandbox}/auth-service/api/auth/login`, { data });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  await page.addInitScript(
    (entries) => {
      if (window.top === window) for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user), userId: user.id },
  );
  return user.id;
}

/** The longest task of a page's main thread while something happens, in time of the processor. */
async function longestTaskMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Only a page of a launched browser can be traced.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

/** Runs in the page: parses and sorts as many transactions in one task, the measure of this machine. */
function workAtOnce(rows: number): number {
  const row = (number: number) => ({
    _id: number.toString(16).padStart(24, '0'),
    type: 'deposit',
    status: 'finished',
    createdAt: new Date(number * 3_600_000).toISOString(),
    amount: number / 100_000,
    currency: 'BTC',
  });
  const text = JSON.stringify(Array.from({ length: rows }, (_, number) => row((number * 7919) % rows)));
  return (JSON.parse(text) as { createdAt: string }[]).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).length;
}

/** The rakeback in BTC of the sandbox's long history, added up by itself: its lines are numbered from 1. */
const rakebackInBtc = () => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter((number) => number % 12 === 8);
  const units = numbers.reduce((sum, number) => sum + 1n + ((BigInt(number) * 7919n) % 1_000_003n), 0n);
  return { found: numbers.length, sum: `${units / 100_000n}.${String(units % 100_000n).padStart(5, '0')}` };
};

test('a hundred thousand transactions are read, searched, sorted and added up while the page responds', async ({
  page,
  suite,
}) => {
  test.slow();
  const userId = await signInWithHistory(page, suite);
  const summary = page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ transactions$/);
  const older = page.getByText(/^Loading older transactions: [\d,]+ of about 100,0\d\d$/);
  const search = page.getByRole('searchbox', { name: 'Search transactions' });

  const longest = await longestTaskMs(page, async () => {
    await page.goto(`${suite.site}/transactions`);
    // The first rows are there, and what is typed stays, while the others are still being read.
    await expect(older).toBeVisible();
    await expect(summary).toHaveText('Showing 1 to 15 of 100 transactions');
    await search.pressSequentially('rakeback');
    await expect(search).toHaveValue('rakeback');
    await expect(page).toHaveURL(/[?&]search=rakeback/);
    await expect(older).toBeHidden({ timeout: 120_000 });
    await expect(summary).toHaveText(/^Showing 1 to 15 of 16,?66\d transactions$/);
    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    await expect(page).toHaveURL(/[?&]sort=amount/);
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  });
  const atOnce = await longestTaskMs(page, () => page.evaluate(workAtOnce, count));
  expect(longest / atOnce, `the longest task, ${longest} ms; all rows in one task: ${atOnce} ms`).toBeLessThan(0.5);

  const { found, sum } = rakebackInBtc();
  await page.goto(`${suite.site}/transactions?search=rakeback&currency=BTC`);
  await expect(summary).toHaveText(new RegExp(`of ${found.toLocaleString('en-US').replace(',', ',?')} transactions`), {
    timeout: 120_000,
  });
  const totals = page.getByRole('list', { name: 'Totals' }).getByRole('listitem');
  await expect(totals).toHaveText(/^BTCReceived [\d.]+Sent 0$/);
  const [, received = ''] = /Received ([\d.]+)Sent/.exec((await totals.textContent()) ?? '') ?? [];
  expect([received, compareDecimals(received, sum)]).toEqual([received, 0]);

  // A deposit arrives: what is read stays where it is.
  const top = () => page.getByRole('row').nth(1).boundingBox();
  const before = { place: await top(), summary: await summary.textContent() };
  await sandboxClient(suite.sandbox).deposit({ userId, currency: 'BTC', amount: '0.01' });
  await expect(page.getByRole('button', { name: 'Show new transactions: 1 new' })).toBeVisible({ timeout: 60_000 });
  expect({ place: await top(), summary: await summary.textContent() }).toEqual(before);
});
