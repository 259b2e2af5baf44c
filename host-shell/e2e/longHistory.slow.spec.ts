import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, removeExtensions, test } from '@tessera/tooling/browser';
import { signIn } from './signIn';

const count = 100_000;
/** Milliseconds that reading all of them may take on a busy machine. */
const longMs = 900_000;

const currencies = ['btc', 'usdt', 'eth', 'sol'];
const types = ['deposit', 'withdraw', 'rakeback'];

/** Transaction `number` of the history, the newest first; transaction -1 is newer than all. */
const row = (number: number) => ({
  _id: (count - number).toString(16).padStart(24, '0'),
  type: types[(number + 3) % 3],
  status: 'finished',
  createdAt: new Date(Date.UTC(2025, 10, 20) - number * 3_600_000).toISOString(),
  amount: unitsOf(number) / 100_000,
  currency: currencies[(number + 4) % 4],
});
const unitsOf = (number: number) => 1 + (((number + count) * 7919) % 1_000_003);

/** Answers as a provider with pages does: the sandbox's database would take minutes. @param newest 0, or -1 once one more has arrived */
async function serveHistory(page: Page, newest: () => number): Promise<void> {
  await page.route(/\/wallet\/[^/]+\/transactions\?/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const before = searchParams.get('before');
    const start = before === null ? newest() : count - Number.parseInt(before, 16) + 1;
    const end = Math.min(count, start + Number(searchParams.get('limit')));
    const transactions = Array.from({ length: end - start }, (_, index) => row(start + index));
    const headers = {
      'access-control-allow-origin': (await route.request().headerValue('origin')) ?? '*',
      'access-control-allow-credentials': 'true',
    };
    await route.fulfill({ json: { transactions, total: count - newest() }, headers });
  });
}

/** Answers with the whole history piece by piece, as a provider without pages does. @returns the undo */
async function serveWholeHistory(page: Page): Promise<() => void> {
  const body = JSON.stringify({ transactions: Array.from({ length: count }, (_, number) => row(number)) });
  const pieceLength = Math.ceil(body.length / 100);
  const server = createServer(async ({ headers }, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': body.length,
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    });
    for (let start = 0; start < body.length && !response.destroyed; start += pieceLength) {
      response.write(body.slice(start, start + pieceLength));
      await delay(60);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route(/\/wallet\/[^/]+\/transactions$/, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** The longest task of a page's main thread while something happens, in time of the processor. */
async function longestTaskMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Only a page of a launched browser can be traced.');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

/**
 * Runs in the page: parses and sorts all rows in one task, the measure of this machine. It ends in the next one, since a trace
 * contains finished tasks only.
 */
const workAtOnce = (text: string) =>
  new Promise<number>((resolve) => {
    setTimeout(() => {
      const rows = JSON.parse(text) as { createdAt: string }[];
      const { length } = rows.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      setTimeout(() => resolve(length));
    });
  });

test('a hundred thousand transactions are read, searched, sorted and added up while the page responds', async ({
  page,
  suite,
}) => {
  let newest = 0;
  await signIn(page, suite);
  await serveHistory(page, () => newest);
  const summary = page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ transactions$/);
  const older = page.getByText(/^Loading older transactions: [\d,]+ of about 100,000$/);
  const search = page.getByRole('searchbox', { name: 'Search transactions' });

  const longest = await longestTaskMs(page, async () => {
    await page.goto(`${suite.site}/transactions`);
    // The first rows are there, and what is typed stays, while the others are still being read.
    await expect(older).toBeVisible();
    await expect(summary).toHaveText('Showing 1 to 15 of 100 transactions');
    await search.pressSequentially('rakeback');
    await expect(search).toHaveValue('rakeback');
    await expect(page).toHaveURL(/[?&]search=rakeback/);
    await expect(older).toBeHidden({ timeout: longMs });
    await expect(summary).toHaveText('Showing 1 to 15 of 33333 transactions');
    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    await expect(page).toHaveURL(/[?&]sort=amount/);
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  });
  const all = JSON.stringify(Array.from({ length: count }, (_, number) => row(number)));
  const atOnce = await longestTaskMs(page, () => page.evaluate(workAtOnce, all));
  expect(longest / atOnce, `the longest task, ${longest} ms; all rows in one task: ${atOnce} ms`).toBeLessThan(1);

  await page.goto(`${suite.site}/transactions?search=rakeback&currency=BTC`);
  const numbers = Array.from({ length: count }, (_, number) => number).filter((number) => number % 12 === 8);
  await expect(summary).toHaveText(`Showing 1 to 15 of ${numbers.length} transactions`, { timeout: longMs });
  const units = numbers.reduce((sum, number) => sum + BigInt(unitsOf(number)), 0n);
  const sum = `${units / 100_000n}.${String(units % 100_000n).padStart(5, '0')}`.replace(/\.?0+$/, '');
  await expect(page.getByRole('list', { name: 'Totals' }).getByRole('listitem')).toHaveText(`BTCReceived ${sum}Sent 0`);

  // One arrives: what is read stays where it is.
  const top = () => page.getByRole('row').nth(1).boundingBox();
  const before = { place: await top(), summary: await summary.textContent() };
  newest = -1;
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'deposit' } })),
  );
  await expect(page.getByRole('button', { name: 'Show new transactions: 1 new' })).toBeVisible();
  expect({ place: await top(), summary: await summary.textContent() }).toEqual(before);
});

test('a hundred thousand transactions in one answer are read while it comes, and how far it has come is shown', async ({
  page,
  suite,
}) => {
  await removeExtensions(page, suite.site, ['transactions-page']);
  await signIn(page, suite);
  const stopServing = await serveWholeHistory(page);
  try {
    await page.goto(`${suite.site}/transactions`);
    await expect(page.getByText(/^\d+,\d{3} of about (9\d|10\d|110),000$/)).toBeVisible({ timeout: longMs });
    const summary = page.getByText(/^Showing 1 to 15 of [\d,]+ transactions$/);
    await expect(summary).toHaveText(`Showing 1 to 15 of ${count} transactions`, { timeout: longMs });
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('rakeback');
    await expect(summary).toHaveText('Showing 1 to 15 of 33333 transactions');
  } finally {
    stopServing();
  }
});
