import { type CallId, calls, parseJson, stringifyJson } from '@tessera/shared-contracts/api/schema';
import { hostileAnswers, hostileObjects } from '@tessera/shared-contracts/testing';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, expectAccessible, type Page, type Suite, test, textOutsideWindow } from '@tessera/tooling/browser';
import { signIn } from './signIn';

interface Lists {
  readonly transactions: readonly unknown[];
  readonly games: { readonly items: readonly unknown[] };
  readonly balances: readonly unknown[];
}

/** Texts that can overflow a box, each with its visible part. */
const tellingTexts = new Map([
  ['right-to-left letters', 'שלום'],
  ['stacked marks', 'Z\u0301'],
]);
/** Values where a browser can behave differently from the unit tests, which put every hostile value into every field. */
const telling = new Set([
  ...tellingTexts.keys(),
  'a word of 100 kB',
  'nothing to be seen',
  'null',
  '30 digits',
  '30 places',
]);

/** A row for each field of a call's rows and each of these values. */
const rowsOf = (id: CallId, list: (answer: Lists) => readonly unknown[]) =>
  hostileAnswers(id)
    .filter(({ values }) => values.length > 1)
    .flatMap(({ values, json }) =>
      list(parseJson(json) as Lists).filter((_, index) => telling.has(values[index] ?? '')),
    );

const answers = {
  transactions: { transactions: rowsOf('transactions', ({ transactions }) => transactions) },
  games: { games: { items: rowsOf('games', ({ games }) => games.items) } },
  // An amount with more digits than fit any box.
  balance: { totalUsd: '123456789012345678901234567890', balances: rowsOf('balance', ({ balances }) => balances) },
};

/** A word of 100 kB takes a browser seconds to lay out and shows no more than one of this length. */
const longestWord = 2_000;
const shorten = (json: string) =>
  json.replaceAll(new RegExp(`\\w{${longestWord},}`, 'g'), (word) => word.slice(0, longestWord));

/** Makes the sandbox answer a call with this JSON text until the test ends. */
async function answer(suite: Suite, id: CallId, body: string, times?: number): Promise<void> {
  const { method, path } = calls[id];
  await sandboxClient(suite.sandbox).setFault({
    method,
    path: path.replaceAll(/\{\w+\}/g, '*'),
    status: 200,
    body,
    ...(times !== undefined && { times }),
  });
}

/** Navigates within the site without reloading the page. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function expectTidy(page: Page): Promise<void> {
  expect(await textOutsideWindow(page)).toEqual([]);
  await expectAccessible(page);
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const) {
  test(`hostile answers do not break the layout at ${width} pixels`, async ({ page, suite }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.setViewportSize({ width, height });
    await signIn(page, suite);
    for (const [id, body] of Object.entries(answers)) await answer(suite, id as CallId, shorten(stringifyJson(body)));

    await page.goto(`${suite.site}/transactions?page=9&from=1`);
    await expect(page.getByText(/transactions could not be read\./)).toBeVisible();
    await expect(page.getByText(/^Showing 1 to (\d+) of \1 transactions$/)).toBeVisible();
    await expectTidy(page);

    await go(page, '/');
    const games = page.getByRole('region', { name: 'Games', exact: true });
    await expect(games.getByText(/games could not be read\./)).toBeVisible();
    await expect(page.getByRole('banner').getByText(/^\$/)).toBeVisible();
    await expectTidy(page);

    await go(page, '/games');
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await expect(page.getByText(/games could not be read\./)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').nth(10)).toBeVisible();
    await expectTidy(page);

    await go(page, '/games?modal=wallet');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/balances could not be read\./)).toBeVisible();
    await expectTidy(page);

    for (const { value, json } of hostileObjects('profile')) {
      const shown = tellingTexts.get(value);
      if (shown === undefined) continue;
      // The previous dialog may show the same text.
      await go(page, '/games');
      await expect(dialog).toHaveCount(0);
      await answer(suite, 'profile', json, 1);
      await go(page, '/games?modal=profile');
      await expect(dialog).toContainText(shown);
      expect(await textOutsideWindow(page), value).toEqual([]);
      await expectAccessible(page);
    }
    expect(errors).toEqual([]);
  });
}
