import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { LongListName } from '../measure/longLists';

/** An activity of a long list while its page stays open. */
export interface Scene {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly longList?: LongListName;
  /** Whether the trace of its first run is written, as evidence. */
  readonly isTraceKept?: boolean;
  /** The window, where it is no phone. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** How the path of the call ends whose answer it waits for. Work is also summed from the answer's first byte. */
  readonly answer?: string;
  /** What has to be visible before it starts. */
  prepare(page: Page): Promise<void>;
  play(page: Page, provider: SceneProvider): Promise<void>;
}

/** What a scene lets happen at the provider. */
export interface SceneProvider {
  /** Sends the player a deposit. */
  sendDeposit(): Promise<void>;
}

const summary = (page: Page, text: string) => page.getByText(new RegExp(`^Showing ${text} of 1,?000`)).waitFor();
/** Waits until a list shows all of its rows, and for the frame that draws the last of them. */
const drawn = async (page: Page) => {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
};
const press = async (page: Page, name: string, then: string) => {
  await page.getByRole('button', { name }).click();
  await summary(page, then);
  await drawn(page);
};
const openFirstPage = (page: Page) => summary(page, '1 to 15');
/** Reading them takes longer than Playwright waits by itself. */
const openHistory = (page: Page) => page.getByText(/^Showing 1 to 15 of 100,?0/).waitFor({ timeout: 300_000 });
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filters and export' }).press('Enter');
  await page.getByRole('list', { name: 'Totals' }).waitFor();
};
/** Picks an option by keys, as pointers would need the list to be in view. */
const pick = async (page: Page, name: string, key: string) => {
  const select = page.getByRole('combobox', { name });
  await select.press('Enter');
  await select.press(key);
  await select.press('Enter');
};
/** A window that has room for tables. */
const wide = { width: 1440, height: 900 } as const;
const focusMenuLink = async (page: Page) => {
  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name: 'Transactions' }).focus();
};
const followToHistory = async (page: Page) => {
  await page.keyboard.press('Enter');
  await openHistory(page);
  await drawn(page);
};
const searchHistory = async (page: Page) => {
  await page.getByRole('searchbox').pressSequentially('rakeback', { delay: 60 });
  await page.getByText(/^Showing 1 to 15 of 16,?\d{3}/).waitFor();
  await drawn(page);
};
/** Runs in the page: the ID of the first row. */
const firstId = () => document.querySelector('[aria-label^="Copy transaction ID"]')?.getAttribute('aria-label');
/** Sorts, and waits until other rows are drawn. A search for a button by its role would lengthen the measured input. */
const sortHistory = async (page: Page, sort: () => Promise<void>) => {
  const first = await page.evaluate(firstId);
  await sort();
  await page.waitForURL(/[?&]sort=amount/);
  while ((await page.evaluate(firstId)) === first) await delay(50);
  await drawn(page);
};
const openGames = (page: Page) => page.getByText('5,000 games', { exact: true }).waitFor();
const scrollDown = async (page: Page) => {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 400);
    await delay(30);
  }
  await drawn(page);
};

/** All scenes. */
export const scenes: readonly Scene[] = [
  {
    name: 'page',
    label: 'Transactions: the next page of 1,000',
    path: '/transactions',
    longList: 'transactions',
    prepare: openFirstPage,
    play: (page) => press(page, 'Next', '16 to 30'),
  },
  {
    name: 'search',
    label: 'Transactions: a search through 1,000',
    path: '/transactions',
    longList: 'transactions',
    prepare: openFirstPage,
    play: async (page) => {
      await page.getByRole('searchbox').pressSequentially('rakeback', { delay: 60 });
      await page.getByText(/^Showing 1 to 15 of 200/).waitFor();
      await drawn(page);
    },
  },
  {
    name: 'extend',
    label: 'Transactions: Load More ten times, to 165 rows',
    path: '/transactions',
    longList: 'transactions',
    prepare: openFirstPage,
    play: async (page) => {
      for (let last = 30; last <= 165; last += 15) await press(page, 'Load More', `1 to ${last}`);
    },
  },
  {
    name: 'scroll',
    label: 'Transactions: scrolling through 165 rows',
    path: '/transactions',
    longList: 'transactions',
    prepare: async (page) => {
      await openFirstPage(page);
      for (let last = 30; last <= 165; last += 15) await press(page, 'Load More', `1 to ${last}`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await drawn(page);
    },
    play: scrollDown,
  },
  {
    name: 'open-history',
    label: 'Transactions: opening 100,000',
    path: '/',
    longList: 'history',
    isTraceKept: true,
    answer: '/transactions',
    prepare: focusMenuLink,
    play: followToHistory,
  },
  {
    name: 'open-history-wide',
    label: 'Transactions: opening 100,000, wide window',
    path: '/',
    longList: 'history',
    viewport: wide,
    answer: '/transactions',
    prepare: focusMenuLink,
    play: followToHistory,
  },
  {
    name: 'search-history',
    label: 'Transactions: a search through 100,000',
    path: '/transactions',
    longList: 'history',
    prepare: openHistory,
    play: searchHistory,
  },
  {
    name: 'search-history-wide',
    label: 'Transactions: a search through 100,000, wide window',
    path: '/transactions',
    longList: 'history',
    viewport: wide,
    prepare: openHistory,
    play: searchHistory,
  },
  {
    name: 'filter-history',
    label: 'Transactions: filters opened and a status of 100,000',
    path: '/transactions',
    longList: 'history',
    prepare: openHistory,
    play: async (page) => {
      await openFilters(page);
      await pick(page, 'Status', 'c');
      await page.waitForURL(/[?&]status=/);
      await page.getByText(/^Showing 1 to 15 of (?!100,?0)/).waitFor();
      await drawn(page);
    },
  },
  {
    name: 'sort-history',
    label: 'Transactions: a sort of 100,000 by amount',
    path: '/transactions',
    longList: 'history',
    prepare: async (page) => {
      await openHistory(page);
      await openFilters(page);
    },
    play: (page) => sortHistory(page, () => pick(page, 'Sort by', 'End')),
  },
  {
    name: 'sort-history-wide',
    label: 'Transactions: a sort of 100,000 by a column title, wide window',
    path: '/transactions',
    longList: 'history',
    viewport: wide,
    prepare: openHistory,
    play: (page) =>
      sortHistory(page, () => page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').press('Enter')),
  },
  {
    name: 'refetch-history',
    label: 'Transactions: a refetch of 100,000',
    path: '/transactions',
    longList: 'history',
    prepare: openHistory,
    play: async (page) => {
      const answered = page.waitForResponse(/\/transactions(\?|$)/);
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('balance-changed', { detail: { reason: 'deposit' } })),
      );
      await (await answered).finished();
      await delay(500);
    },
  },
  {
    name: 'arrive-history',
    label: 'Transactions: a deposit arrives at 100,000, and is shown',
    path: '/transactions',
    longList: 'history',
    prepare: openHistory,
    play: async (page, { sendDeposit }) => {
      await sendDeposit();
      await page.getByRole('button', { name: 'Show new transactions: 1 new' }).press('Enter');
      await page.getByText('4.20000000').first().waitFor();
      await drawn(page);
    },
  },
  {
    name: 'live-bets',
    label: 'Live bets: 15 seconds, three new rows',
    path: '/',
    prepare: async (page) => {
      const tab = page.getByRole('tab', { name: 'All Bets' });
      await tab.waitFor();
      await tab.scrollIntoViewIfNeeded();
    },
    play: () => delay(15_500),
  },
  {
    name: 'search-games',
    label: 'Games: a search through 5,000',
    path: '/games',
    longList: 'games',
    prepare: openGames,
    play: async (page) => {
      await page.getByRole('searchbox').pressSequentially('mosaic 499', { delay: 60 });
      await page.getByText('15 games', { exact: true }).waitFor();
      await drawn(page);
    },
  },
  {
    name: 'scroll-games',
    label: 'Games: scrolling through 5,000',
    path: '/games',
    longList: 'games',
    prepare: openGames,
    play: scrollDown,
  },
];
