import type { Locator, Page } from '@playwright/test';
import type { LongListName } from '../measure/longLists';

/** Something that players do often. */
export interface Action {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly longList?: LongListName;
  /** The measured input. */
  act(page: Page): Promise<void>;
  /** Waits for the effect of the input, then undoes it, so that it can be repeated. */
  undo(page: Page): Promise<void>;
}

/**
 * Presses the element under the pointer, where a player's pointer would be by then. Moving the pointer there has checked that
 * nothing covers it: another check while the press is handled would count as the page's own work.
 */
const press = async (target: Locator) => {
  await target.hover();
  await target.click({ force: true });
};

const dialog = (page: Page) => page.getByRole('dialog');
const closeDialog = async (page: Page) => {
  await dialog(page).getByRole('tab').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /, account$/ });
const search = (page: Page) => page.getByRole('searchbox');
const summary = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+/);

/** The ten most common actions, and the search through the longest list. Each starts on a loaded page. */
export const actions: readonly Action[] = [
  {
    name: 'open-menu',
    label: 'Open the player’s menu',
    path: '/',
    isSignedIn: true,
    act: (page) => press(userMenu(page)),
    undo: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Settings' }).waitFor();
      await userMenu(page).click();
    },
  },
  {
    name: 'open-login',
    label: 'Open the login',
    path: '/',
    isSignedIn: false,
    act: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Log in' })),
    undo: closeDialog,
  },
  {
    name: 'open-wallet',
    label: 'Open the wallet',
    path: '/',
    isSignedIn: true,
    act: (page) => press(page.getByRole('group', { name: 'Wallet controls' }).getByRole('button').first()),
    undo: closeDialog,
  },
  {
    name: 'wallet-tab',
    label: 'Change the tab of the wallet',
    path: '/?modal=wallet',
    isSignedIn: true,
    act: (page) => press(dialog(page).getByRole('tab', { name: 'Settings' })),
    undo: (page) => dialog(page).getByRole('tab', { name: 'Overview' }).click(),
  },
  {
    name: 'open-currencies',
    label: 'Open the list of currencies',
    path: '/',
    isSignedIn: true,
    act: (page) => press(page.getByRole('banner').getByRole('combobox')),
    undo: async (page) => {
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'go-to-games',
    label: 'Go from home to the games',
    path: '/',
    isSignedIn: true,
    act: (page) => press(page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).last()),
    undo: async (page) => {
      await search(page).waitFor();
      await page.goBack();
      await page.getByRole('region', { name: 'Recommended' }).waitFor();
    },
  },
  {
    name: 'search-games',
    label: 'Type into the search of the games',
    path: '/games',
    isSignedIn: true,
    act: (page) => search(page).press('d'),
    undo: (page) => search(page).press('Backspace'),
  },
  {
    name: 'search-many-games',
    label: 'Type into the search of 5,000 games',
    path: '/games',
    isSignedIn: true,
    longList: 'games',
    act: (page) => search(page).press('d'),
    undo: async (page) => {
      await page.getByText('2,000 games', { exact: true }).waitFor();
      await search(page).press('Backspace');
      await page.getByText('5,000 games', { exact: true }).waitFor();
    },
  },
  {
    name: 'filter-transactions',
    label: 'Filter the transactions',
    path: '/transactions',
    isSignedIn: true,
    act: (page) => press(page.getByRole('group', { name: 'Show' }).getByRole('button').nth(1)),
    undo: (page) => page.getByRole('group', { name: 'Show' }).getByRole('button').first().click(),
  },
  {
    name: 'page-transactions',
    label: 'Go to the next page of transactions',
    path: '/transactions',
    isSignedIn: true,
    act: (page) => press(page.getByRole('button', { name: 'Next' })),
    undo: async (page) => {
      await page.getByRole('button', { name: 'Previous' }).click();
      await summary(page).filter({ hasText: 'Showing 1 to' }).waitFor();
    },
  },
  {
    name: 'live-bets-tab',
    label: 'Change the tab of the live bets',
    path: '/',
    isSignedIn: true,
    act: (page) => press(page.getByRole('tab', { name: 'My Bets' })),
    undo: (page) => page.getByRole('tab', { name: 'All Bets' }).click(),
  },
];
