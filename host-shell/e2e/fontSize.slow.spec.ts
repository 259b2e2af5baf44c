import {
  cutTexts,
  expect,
  fontSizes,
  largeFontSize,
  type Page,
  setFontSize,
  test,
  textOutsideWindow,
  usualFontSize,
  watchShifts,
} from '@tessera/tooling/browser';
import { signIn } from './signIn';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly sign: RegExp;
  /** Opens a dialog of the page, or waits for its game. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();

const stakeOf = (game: string) => (page: Page) =>
  expect(page.frameLocator(`[title="${game} game"]`).getByLabel('Bet amount')).toHaveValue(/^0\.\d{8}$/);

const ofVisitors: readonly Screen[] = [
  { name: 'home', path: '/', sign: /^Recent wins$/ },
  { name: 'login', path: '/?modal=auth', sign: /^Welcome back$/ },
  { name: 'register', path: '/?modal=auth&tab=register', sign: /^Create your account$/ },
];
const ofPlayers: readonly Screen[] = [
  { name: 'home of a player', path: '/', sign: /^Recent wins$/ },
  { name: 'lobby', path: '/games', sign: /^All games$/ },
  { name: 'game', path: '/game/dice', sign: /^Real Play$/, open: stakeOf('Dice') },
  { name: 'game of shared rounds', path: '/game/automatic', sign: /^Real Play$/, open: stakeOf('Automatic') },
  { name: 'wallet', path: '/wallet', sign: /^Total balance$/ },
  { name: 'deposit', path: '/wallet', sign: /^Deposit Directly/, open: press('Deposit') },
  { name: 'withdraw', path: '/wallet', sign: /^Withdrawal address$/, open: press('Withdraw') },
  { name: 'profile', path: '/profile', sign: /^Unranked$/ },
  { name: 'settings', path: '/settings', sign: /^Privacy$/ },
  { name: 'transactions', path: '/transactions', sign: /^Complete$/ },
  { name: 'bets', path: '/bets', sign: /^No bets found$/ },
  { name: 'provably fair', path: '/provably-fair', sign: /^How a round is drawn$/ },
  { name: 'promotions', path: '/promotions', sign: /^Promotions$/ },
  { name: 'vip', path: '/vip', sign: /^VIP$/ },
  { name: 'not found', path: '/nothing-here', sign: /^Page not found$/ },
];

/** Limit of a good cumulative layout shift (Web Vitals): a dialog's lines wrap as its data arrives. */
const goodShift = 0.1;
/** The smallest text of the scale, capitals of a badge, is 12 pixels. */
const smallest = 12;

async function expectRoomFor(
  page: Page,
  screens: readonly Screen[],
  site: string,
  readShifts: () => Promise<readonly { readonly score: number }[]>,
): Promise<void> {
  for (const { name, path, sign, open } of screens) {
    await test.step(name, async () => {
      await page.goto(site + path);
      await open?.(page);
      await expect(page.getByText(sign).first()).toBeAttached();
      expect.soft(await textOutsideWindow(page), `texts of ${name} outside the window`).toEqual([]);
      expect.soft(await cutTexts(page), `texts of ${name} that are cut`).toEqual([]);
      const moved = (await readShifts()).filter(({ score }) => score > goodShift);
      expect.soft(moved, `what moves as ${name} loads`).toEqual([]);
      const [least = 0] = await fontSizes(page);
      expect.soft(least, `smallest text of ${name}`).toBeGreaterThanOrEqual((smallest * largeFontSize) / usualFontSize);
    });
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every page has room for text of twice the size at ${width} pixels`, async ({
    playwright,
    launchOptions,
    suite,
  }) => {
    // A browser setting, which applies from the first frame.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${largeFontSize}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      const readShifts = await watchShifts(page);
      await expectRoomFor(page, ofVisitors, suite.site, readShifts);
      await signIn(page, suite);
      await expectRoomFor(page, ofPlayers, suite.site, readShifts);
    } finally {
      await browser.close();
    }
  });
}

test('text doubles with the browser’s font size, and a wide window is then laid out as a narrow one', async ({
  page,
  suite,
}) => {
  await page.goto(`${suite.site}/`);
  const question = page.getByRole('region', { name: 'Questions' }).getByRole('button').first();
  const size = () => question.evaluate((element) => getComputedStyle(element).fontSize);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  expect(await size()).toBe('15px');
  await expect(sections).toBeHidden();
  await setFontSize(page, largeFontSize);
  await expect.poll(size).toBe('30px');
  await expect(sections).toBeVisible();
});
