import { writeFile } from 'node:fs/promises';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { remoteNames } from '@tessera/platform/project';
import type { ExposedName, RemoteName } from '@tessera/shared-contracts/remotes';
import { sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Locator, type Page, quiet, rendered } from '@tessera/tooling/browser';
import { recentWins } from '../../host-shell/src/home/recentWins';
import { comparePictures } from '../check/compare/comparePictures';
import { pageTexts } from '../check/pageTexts';
import { readStates } from '../serve';
import { missingIn } from '../stage/pageTexts';
import { test } from '../testing';

/** Where a module stands in the site, and in which of its states it is compared. */
interface Place {
  /** State of the workbench, by id. */
  readonly states: readonly string[];
  /** Address of the site that shows the same. */
  readonly path: string;
  /** The module's own element, the same in both pages. */
  readonly find: (page: Page) => Locator;
  /** What the site gives it, if the state has other props. */
  readonly props?: unknown;
  /** How many pixels differ at most, and why; without it none. */
  readonly pictureDiffers?: { readonly pixels: number; readonly why: string };
  /** Why accessibility trees differ; without one they do not. */
  readonly treeDiffers?: string;
}

/** The column of a page, which a module fills. */
const column = (page: Page) => page.locator('main > div').first();
const dialog = (page: Page) => page.getByRole('dialog').first();
const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });

type Places = {
  readonly [Remote in RemoteName]: { readonly [Name in ExposedName<Remote>]: Place } & Readonly<Record<string, Place>>;
};

const places: Places = {
  wallet: {
    HeaderWallet: {
      states: ['own', 'failed'],
      path: '/vip',
      find: (page) => page.getByRole('group', { name: 'Wallet controls' }),
      pictureDiffers: {
        pixels: 10,
        why: 'The header places it at fractions of a pixel, which blends its round edges.',
      },
    },
    NoticeBell: {
      states: ['own', 'failed'],
      path: '/vip',
      find: (page) => page.getByRole('button', { name: /^Notices/ }),
    },
    WalletDialog: { states: ['overview', 'overview-failed'], path: '/vip?modal=wallet', find: dialog },
    TransactionDialog: {
      states: ['withdrawal-confirming', 'failed'],
      path: '/vip?modal=transaction&id=66f2c1a09be4d1230a9b0012',
      find: dialog,
    },
  },
  account: {
    AuthDialog: { states: ['login'], path: '/vip?modal=auth', find: dialog },
    ProfileDialog: { states: ['loaded', 'failed'], path: '/vip?modal=profile', find: dialog },
    TwoFactorDialog: { states: ['proof'], path: '/vip?modal=two-factor', find: dialog },
    FirstSteps: { states: ['all'], path: '/', find: section('First steps') },
    SettingsPage: { states: ['loaded', 'failed'], path: '/settings', find: column },
    LoginTestPage: { states: ['loaded'], path: '/authtest', find: column },
  },
  games: {
    RecentWins: {
      states: ['loaded'],
      path: '/',
      find: section('Recent wins'),
      props: { wins: recentWins, onlinePlayers: localSiteConfig(0).onlinePlayers },
    },
    RecommendedGames: { states: ['loaded'], path: '/', find: section('Recommended') },
    GamesList: { states: ['loaded', 'failed'], path: '/', find: section('Games') },
    Lobby: { states: ['loaded', 'empty'], path: '/games', find: column },
    GamePlayer: { states: ['signed-out'], path: '/game/dice', find: column },
    BetDialog: { states: ['won', 'failed'], path: '/vip?modal=bet&bet=66f2c1a09be4d1230a9b0012', find: dialog },
    SeedPairs: { states: ['loaded', 'failed'], path: '/provably-fair', find: section('Your seeds') },
  },
  lists: {
    TransactionsPage: { states: ['loaded', 'failed'], path: '/transactions', find: column },
    BetsPage: { states: ['loaded', 'failed'], path: '/bets', find: column },
    StatementPage: { states: ['failed'], path: '/statement?since=2025-11-01&until=2025-11-30', find: column },
    LiveBets: { states: ['real'], path: '/', find: section('Live bets') },
  },
};

/** High enough that no part of a page covers another one. */
const height = 3_000;
const widths = [1440, 390];
/** The workbench has no sidebar: 80 px wide, from 1024 px on. Dialogs are above it. */
const widthAlone = (width: number, find: Place['find']) => (width > 1024 && find !== dialog ? width - 80 : width);

/** Runs in the page: hides what is not of the element, and moves the element to the corner of the window. Its size stays. */
function standAlone(node: HTMLElement | SVGElement) {
  document.body.style.visibility = 'hidden';
  document.documentElement.style.background = document.body.style.background = 'black';
  for (let above = node.parentElement; above !== null; above = above.parentElement) {
    Object.assign(above.style, { overflow: 'visible', contain: 'none', contentVisibility: 'visible' });
  }
  window.scrollTo(0, 0);
  node.style.visibility = 'visible';
  // A column fills the screen in the site.
  if (node.parentElement?.localName === 'main') node.style.minHeight = '0';
  // Dialogs stand in the same place in both pages.
  if (!['static', 'relative'].includes(getComputedStyle(node).position)) return;
  const { x, y } = node.getBoundingClientRect();
  // At other places, edges and letters are blended otherwise.
  Object.assign(node.style, { position: 'relative', left: `${-x}px`, top: `${-y}px` });
}

/** What is compared: the accessibility tree, and the picture of the element on an empty page. */
async function lookAt(page: Page, find: Place['find'], shows: readonly string[]) {
  const element = find(page);
  await expect(page.locator('html[data-workbench="ready"]')).toBeAttached();
  await expect(element).toBeVisible();
  await expect.poll(async () => missingIn(await pageTexts(page), shows)).toEqual([]);
  await quiet(page);
  await rendered(page);
  await page.mouse.move(0, 0);
  // The focus is where the page's opening put it.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const tree = await element.ariaSnapshot();
  await element.evaluate(standAlone);
  const picture = await element.screenshot({ animations: 'disabled', caret: 'hide' });
  return { tree, picture };
}

/** Links that only change the query have the page's own path. */
const withoutPath = (tree: string, path: string) => tree.replaceAll(`/url: ${path}?`, '/url: ?');

for (const remote of remoteNames) {
  const all = await readStates(remote);
  for (const [module, place] of Object.entries<Place>(places[remote])) {
    const { states, path, find, props, pictureDiffers, treeDiffers } = place;
    for (const id of states) {
      test(`${remote}/${module} is the same alone and in the site: ${id}`, async ({ page, context, suite }, info) => {
        const state = all.find((one) => one.module === module && one.id === id);
        const shows = props === undefined ? (state?.shows ?? []) : [];
        const client = sandboxClient(suite.sandbox);
        const sandbox = await client.openTab();
        const settings = `${new URLSearchParams({
          sandbox: new URL(sandbox).port,
          clock: 'frozen',
          ...(props !== undefined && { props: JSON.stringify(props) }),
        })}`;
        const site = await context.newPage();
        for (const width of widths) {
          await page.setViewportSize({ width: widthAlone(width, find), height });
          await page.goto(`${suite.workbench(remote)}/stage/${module}/${id}/${settings}`);
          const alone = await lookAt(page, find, shows);
          // The site's page is in the same state: the same storage, clock, sandbox and faults.
          const stored = await page.evaluate(() => Object.entries(sessionStorage));
          stored.push(['tessera.workbench.shell', JSON.stringify({ state, settings, taken: 0 })]);
          await site.addInitScript((entries) => {
            for (const [key, value] of entries) sessionStorage.setItem(key, value);
          }, stored);
          await site.setViewportSize({ width, height });
          await site.goto((await suite.shellStates()) + path);
          const composed = await lookAt(site, find, shows);
          const [tree, expected] = [composed.tree, alone.tree].map((one) =>
            [page, site].reduce((text, shown) => withoutPath(text, new URL(shown.url()).pathname), one),
          );
          if (treeDiffers === undefined) expect.soft(tree, `at ${width}`).toBe(expected);
          const { pixels, difference } = comparePictures(alone.picture, composed.picture);
          const most = pictureDiffers?.pixels ?? 0;
          if (difference === undefined || pixels <= most) continue;
          await writeFile(info.outputPath(`alone-${width}.png`), alone.picture);
          await writeFile(info.outputPath(`composed-${width}.png`), composed.picture);
          await writeFile(info.outputPath(`difference-${width}.png`), difference);
          expect.soft(pixels, `differing pixels at ${width}`).toBeLessThanOrEqual(most);
        }
        await client.closeTab(sandbox);
      });
    }
  }
}
