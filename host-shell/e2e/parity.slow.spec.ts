import { writeFile } from 'node:fs/promises';
import { type ExposedName, exposedNames, type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { expect, type Locator, type Page, quiet, rendered, test } from '@tessera/tooling/browser';
import { comparePictures } from './comparePictures';

/** Where a module stands in the site, and in which of its states it is compared. */
interface Place {
  /** State of the simulator, by id. */
  readonly states: readonly string[];
  /** Address of the site that shows the same. */
  readonly path: string;
  /** The module's own element, the same in both pages. */
  readonly find: (page: Page) => Locator;
  /** Why pictures differ; without one they do not. */
  readonly pictureDiffers?: string;
  /** Why accessibility trees differ; without one they do not. */
  readonly treeDiffers?: string;
}

const inColumn = (page: Page) => page.locator('main > div > *').first();
const dialog = (page: Page) => page.getByRole('dialog').first();
const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });

const places: { readonly [Remote in RemoteName]: { readonly [Name in ExposedName<Remote>]: Place } } = {
  wallet: {
    HeaderWallet: {
      states: ['own', 'failed'],
      path: '/vip',
      find: (page) => page.getByRole('group', { name: 'Wallet controls' }),
    },
    WalletDialog: { states: ['overview', 'overview-failed'], path: '/vip?modal=wallet', find: dialog },
  },
  account: {
    AuthDialog: { states: ['login'], path: '/vip?modal=auth', find: dialog },
    ProfileDialog: { states: ['loaded', 'failed'], path: '/vip?modal=profile', find: dialog },
    TwoFactorDialog: { states: ['proof'], path: '/vip?modal=two-factor', find: dialog },
    SettingsPage: { states: ['loaded', 'failed'], path: '/settings', find: inColumn },
    LoginTestPage: { states: ['loaded'], path: '/authtest', find: inColumn },
  },
  games: {
    RecentWins: { states: ['loaded'], path: '/', find: section('Recent wins') },
    RecommendedGames: { states: ['loaded'], path: '/', find: section('Recommended') },
    GamesList: { states: ['loaded', 'failed'], path: '/', find: section('Games') },
    Lobby: { states: ['loaded', 'empty'], path: '/games', find: inColumn },
    GamePlayer: { states: ['signed-out'], path: '/game/dice', find: inColumn },
    BetDialog: { states: ['won', 'failed'], path: '/vip?modal=bet&bet=66f2c1a09be4d1230a9b0012', find: dialog },
    SeedPairs: { states: ['loaded', 'failed'], path: '/provably-fair', find: section('Your seeds') },
  },
  lists: {
    TransactionsPage: { states: ['loaded', 'failed'], path: '/transactions', find: inColumn },
    BetsPage: { states: ['loaded', 'failed'], path: '/bets', find: inColumn },
    LiveBets: { states: ['real'], path: '/', find: section('Live bets') },
  },
};

/** High enough that no part of a page covers another one. */
const height = 2_400;
const widths = [1440, 390];
/** The simulator has no sidebar: 80 px wide, from 1024 px on. */
const widthInSimulator = (width: number) => (width > 1024 ? width - 80 : width);
/** The moment at which a frozen page of the simulator stands. */
const frozenAt = '2026-06-15T12:00:00Z';

/** Behind rounded corners is another page. */
const edgePx = 8;

/** What is compared: the accessibility tree, and the picture without its edge. */
async function lookAt(page: Page, find: Place['find']) {
  const element = find(page);
  await expect(element).toBeVisible();
  await element.scrollIntoViewIfNeeded();
  await quiet(page);
  await rendered(page);
  await page.mouse.move(0, 0);
  await element.evaluate((node: HTMLElement) => {
    // The focus is where the page's opening put it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const one of document.querySelectorAll<HTMLElement>('header, nav')) {
      if (!node.contains(one) && !one.contains(node)) one.style.visibility = 'hidden';
    }
  });
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x + edgePx, y: y + edgePx, width: width - 2 * edgePx, height: height - 2 * edgePx };
  return {
    tree: await element.ariaSnapshot(),
    picture: await page.screenshot({ animations: 'disabled', caret: 'hide', clip }),
  };
}

for (const remote of remoteNames) {
  for (const module of exposedNames(remote)) {
    const { states, path, find, pictureDiffers, treeDiffers } = (places[remote] as Record<string, Place>)[
      module
    ] as Place;
    for (const state of states) {
      test(`${remote}/${module} is the same alone and in the site: ${state}`, async ({
        page,
        context,
        suite,
      }, info) => {
        await page.goto(`${suite.simulator(remote)}/stage/${module}/${state}/clock=frozen`);
        await expect(page.locator('html[data-simulator="ready"]')).toBeAttached();
        const stored = await page.evaluate(() => Object.entries(localStorage));
        const site = await context.newPage();
        await site.clock.setFixedTime(frozenAt);
        await site.addInitScript((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, stored);
        for (const width of widths) {
          await page.setViewportSize({ width: widthInSimulator(width), height });
          await site.setViewportSize({ width, height });
          await site.goto(suite.site + path);
          const alone = await lookAt(page, find);
          const composed = await lookAt(site, find);
          if (treeDiffers === undefined) expect.soft(composed.tree, `at ${width}`).toBe(alone.tree);
          if (pictureDiffers !== undefined) continue;
          const difference = await comparePictures(page, alone.picture, composed.picture);
          if (difference === '') continue;
          await writeFile(info.outputPath(`alone-${width}.png`), alone.picture);
          await writeFile(info.outputPath(`composed-${width}.png`), composed.picture);
          expect.soft(difference, `pictures at ${width}`).toBe('');
        }
      });
    }
  }
}
