import { expect, type Page, removeExtensions, rendered, slow, test, watchShifts } from '@tessera/tooling/browser';
import { signIn } from './signIn';

/** Blocks the shell's script, so that only the prerendered page is shown. */
const withoutScript = (page: Page) => page.route(/\/main\.\w+\.js$/, (route) => route.abort());

test('a page shows its frame and its own content before the shell’s script has run', async ({ page, suite }) => {
  await withoutScript(page);
  await page.goto(suite.site);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staking rewards' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent wins' }).getByRole('listitem').first()).toContainText('Limbo');
  await expect(page.getByRole('region', { name: 'Recommended' }).getByRole('link', { name: /Dice/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  // Links work without scripts.
  await page.getByRole('link', { name: 'See the ladder' }).click();
  await expect(page).toHaveURL(`${suite.site}/vip`);
});

test('a player sees the player’s header, and the sidebar in its last state', async ({ page, suite }) => {
  await signIn(page, suite);
  await page.addInitScript(() => localStorage.setItem('sidebar', 'expanded'));
  await withoutScript(page);
  await page.goto(`${suite.site}/settings`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Promotions')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  // Content that does not depend on the player is prerendered too.
  await page.goto(suite.site);
  await expect(page.getByRole('region', { name: 'Recommended' }).getByRole('link', { name: /Dice/ })).toBeVisible();
});

test('a phone shows the bottom bar and no sidebar', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutScript(page);
  await page.goto(`${suite.site}/transactions`);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('early requests of the page are sent once', async ({ page, suite }) => {
  // After an event of the last seconds, such as the first deposits of a new sandbox, balances are read again.
  await removeExtensions(page, suite.site, ['events']);
  await signIn(page, suite);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(suite.sandbox))
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(suite.site);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Keno/ })).toBeVisible();
  await expect(page.getByRole('banner').getByText('$')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/games'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/balance'))).toHaveLength(1);
});

/** Holds requests back until the result is called. */
async function holdBack(page: Page, url: RegExp | string): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(url, (route) => (isHeld ? void held.push(() => route.fallback()) : route.fallback()));
  return async () => {
    isHeld = false;
    for (const release of held) await release();
  };
}

for (const { name, width, isSignedIn, opens } of [
  { name: 'Log in', width: 1440, isSignedIn: false, opens: ['dialog', 'Welcome back'] },
  { name: 'Games', width: 1440, isSignedIn: false, opens: ['list', 'Games'] },
  { name: 'Expand sidebar', width: 1440, isSignedIn: false, opens: ['button', 'Collapse sidebar'] },
  { name: 'Menu', width: 390, isSignedIn: false, opens: ['dialog', 'Menu'] },
  { name: 'Account', width: 390, isSignedIn: true, opens: ['navigation', 'Account menu'] },
] as const) {
  test(
    `“${name}”, pressed before any script, acts after hydration`,
    name === 'Log in' || name === 'Menu' ? {} : slow,
    async ({ page, suite }) => {
      const releaseScript = await holdBack(page, /\/main\.\w+\.js$/);
      if (isSignedIn) await signIn(page, suite);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(suite.site, { waitUntil: 'commit' });
      await page.getByRole('button', { name, exact: true }).first().click();
      await releaseScript();
      await expect(page.getByRole(opens[0], { name: opens[1] })).toBeVisible();
    },
  );
}

/** Remembers the elements of the frame as the page has them before any script of the site. */
const rememberFrame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const frame = [
        ...document.querySelectorAll('#root header:not(main *), #root main, #root footer, #root footer a'),
      ];
      const isOfShell = (element: Element) => element.closest('[data-module]') === null;
      Object.assign(window, { frameOfPage: frame.filter(isOfShell) });
    });
  });
const frameElements = (page: Page) =>
  page.evaluate(() => {
    const { frameOfPage } = window as unknown as { readonly frameOfPage: readonly Element[] };
    return { count: frameOfPage.length, kept: frameOfPage.filter((element) => element.isConnected).length };
  });

/**
 * State of the hydration: whether the footer, which is last, is hydrated, and attributes that differ from React's
 * props.
 */
const readHydration = (page: Page) =>
  page.evaluate(() => {
    const propsOf = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key === undefined ? undefined : (element as unknown as Record<string, Record<string, unknown>>)[key];
    };
    const wrong = [...document.querySelectorAll('#root *')].flatMap((element) =>
      ['id', 'href', 'aria-controls', 'aria-labelledby', 'aria-describedby'].flatMap((name) => {
        const wanted = propsOf(element)?.[name];
        const isRight = wanted === undefined || String(wanted) === element.getAttribute(name);
        return isRight ? [] : [`${element.tagName} ${name}: ${element.getAttribute(name)}, not ${wanted}`];
      }),
    );
    const links = [...document.querySelectorAll('#root footer a')];
    return { hasFooter: links.length > 0 && links.every((link) => propsOf(link) !== undefined), wrong };
  });

for (const isSignedIn of [false, true]) {
  test(
    `React hydrates the prerendered markup for ${isSignedIn ? 'players' : 'visitors'}, on every page`,
    isSignedIn ? {} : slow,
    async ({ page, suite }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      if (isSignedIn) await signIn(page, suite);
      await rememberFrame(page);
      const sitemap = await (await page.request.get(`${suite.site}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
      expect(listed).toContain(`${suite.site}/promotions`);
      const others = ['/transactions', '/bets', '/settings', '/games?search=dice', '/game/Dice?play=fun'];
      const addresses = [...listed, ...others.map((path) => suite.site + path)];
      for (const [index, address] of addresses.entries()) {
        await page.setViewportSize(index % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 });
        await page.goto(address);
        if (isSignedIn) await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible();
        const { count, kept } = await frameElements(page);
        expect(count, address).toBeGreaterThan(10);
        expect(kept, address).toBe(count);
        await expect.poll(() => readHydration(page), address).toEqual({ hasFooter: true, wrong: [] });
      }
      expect(errors).toEqual([]);
    },
  );
}

test('an expanded sidebar hydrates as well', async ({ page, suite }) => {
  await page.addInitScript(() => localStorage.setItem('sidebar', 'expanded'));
  await rememberFrame(page);
  await page.goto(`${suite.site}/promotions`);
  const { count, kept } = await frameElements(page);
  expect(kept).toBe(count);
  const toggle = page.getByRole('button', { name: 'Collapse sidebar' });
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Promotions')).toBeHidden();
});

for (const { path, heading, title } of [
  { path: '/?modal=auth', heading: 'Tessera', title: 'Home · Tessera' },
  { path: '/wallet', heading: 'Tessera', title: 'Wallet · Tessera' },
  { path: '/game/unknown-name?play=fun', heading: 'unknown-name', title: 'unknown-name · Tessera' },
  { path: '/casino/unknown', heading: 'Casino', title: 'Games · Tessera' },
  { path: '/bet-history', heading: 'Bets', title: 'Bets · Tessera' },
  { path: '/Provably-Fair?nonce=7', heading: 'Provably fair', title: 'Provably fair · Tessera' },
  { path: '/nowhere/at/all', heading: 'Page not found', title: 'Page not found · Tessera' },
]) {
  test(
    `React hydrates a page that was prerendered for another address: ${path}`,
    path.startsWith('/?') ? {} : slow,
    async ({ page, suite }) => {
      await rememberFrame(page);
      await page.goto(suite.site + path);
      const { count, kept } = await frameElements(page);
      expect(count).toBeGreaterThan(10);
      expect(kept).toBe(count);
      await expect.poll(() => readHydration(page)).toEqual({ hasFooter: true, wrong: [] });
      await expect(page.locator('main h1')).toContainText(heading);
      await expect(page).toHaveTitle(title);
      // The focus starts where it does on every new page.
      await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    },
  );
}

for (const isSignedIn of [false, true]) {
  test(
    `each button of a prerendered page stays after hydration, ${isSignedIn ? 'for a player' : 'for visitors'}`,
    slow,
    async ({ page, suite }) => {
      const buttons = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#root button')]
            .filter((button) => button.checkVisibility())
            .map((button) => button.getAttribute('name') ?? button.getAttribute('aria-label') ?? button.textContent),
        );
      if (isSignedIn) await signIn(page, suite);
      for (const [width, path] of [
        [1440, '/'],
        [1440, '/games'],
        [1440, '/settings'],
        [390, '/'],
        [390, '/transactions'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const releaseScript = await holdBack(page, /\/main\.\w+\.js$/);
        await page.goto(suite.site + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        const prerendered = await buttons();
        expect(prerendered.length, path).toBeGreaterThan(0);
        await releaseScript();
        await rendered(page);
        await expect.poll(buttons, path).toEqual(expect.arrayContaining(prerendered));
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );
}

/**
 * Waits for the page's fonts and returns the milliseconds until then. Text in the fallback font is a little narrower,
 * so shifts when the font loads are not caused by scripts.
 */
const whenFontsShow = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });

test('games are prerendered, are drawn once, and are corrected in place', async ({ page, suite }) => {
  const readShifts = await watchShifts(page);
  // One game has changed since the page was composed.
  await page.route('**/wallet-service/api/games', async (route) => {
    const response = await route.fetch();
    const { games } = await response.json();
    const items = games.items.map((item: { name: string }) =>
      item.name === 'Dice' ? { ...item, uuid: 'new', name: 'Newcomer' } : item,
    );
    await route.fulfill({ response, json: { games: { items } } });
  });
  const count = '6 games, 8 coming soon';
  for (const path of ['/games', '/']) {
    const answer = await holdBack(page, '**/wallet-service/api/games');
    const remote = await holdBack(page, /\/(Lobby|GamesList|RecommendedGames|RecentWins)\.\w+\.js$/);
    const shell = await holdBack(page, /\/main\.\w+\.js$/);
    await page.goto(suite.site + path, { waitUntil: 'commit' });
    const games = page.getByRole('main').getByRole('link', { name: /^Dice Tessera/ });
    await expect(games).toBeVisible();
    const readyMs = await whenFontsShow(page);
    const keno = page.getByRole('main').getByRole('link', { name: 'Keno Tessera' });
    await keno.focus();
    // Without its modules the shell renders after a while, and keeps what the page shows.
    await shell();
    await rendered(page);
    // A single check: a module that is held back for 12 seconds has failed.
    expect([await games.count(), await page.getByText(count).count()]).toEqual([1, 1]);
    // Without the answer the module renders the games that the page was composed with.
    await remote();
    await expect(page.getByRole('button', { name: 'Favourite: Dice' })).toBeEnabled();
    await expect(games).toHaveCount(1);
    await answer();
    await expect(page.getByRole('main').getByRole('link', { name: 'Newcomer Tessera' })).toBeVisible();
    await expect(games).toHaveCount(0);
    await expect(page.getByText(count)).toBeVisible();
    await expect(keno).toBeFocused();
    expect(
      (await readShifts()).filter(({ atMs }) => atMs > readyMs),
      path,
    ).toEqual([]);
  }
});

test('a code-split page of the shell stays prerendered until its code has loaded', async ({ page, suite }) => {
  const readShifts = await watchShifts(page);
  const code = await holdBack(page, /\/\d+\.\w+\.js$/);
  const shell = await holdBack(page, /\/main\.\w+\.js$/);
  await page.goto(`${suite.site}/provably-fair`, { waitUntil: 'commit' });
  const steps = page.getByRole('main').getByRole('heading', { level: 3 });
  const form = page.getByRole('main').locator('form');
  await expect(steps).toHaveCount(6);
  await expect(form).toHaveAttribute('inert');
  const readyMs = await whenFontsShow(page);
  await shell();
  await rendered(page);
  await expect(steps).toHaveCount(6);
  await code();
  await expect(form).not.toHaveAttribute('inert');
  await expect(steps).toHaveCount(6);
  expect((await readShifts()).filter(({ atMs }) => atMs > readyMs)).toEqual([]);
});

test('a page opened within the site shows a placeholder until its module has loaded, and nothing moves', async ({
  page,
  suite,
}) => {
  const readShifts = await watchShifts(page);
  const module = await holdBack(page, /\/BetsPage\.\w+\.js$/);
  await page.goto(`${suite.site}/vip`);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Bet history' }).click();
  const place = page.locator('[data-module="lists/BetsPage"]');
  await expect(place).toBeInViewport();
  await expect(place).toBeEmpty();
  const openedMs = await page.evaluate(() => performance.now());
  await module();
  await expect(page.getByRole('heading', { level: 1, name: 'Bets' })).toBeVisible();
  expect((await readShifts()).filter(({ atMs }) => atMs > openedMs)).toEqual([]);
});

test('pages that ask visitors to log in do so before any script, and nothing moves on hydration', async ({
  page,
  suite,
}) => {
  const readShifts = await watchShifts(page);
  for (const path of ['/transactions', '/settings']) {
    const shell = await holdBack(page, /\/main\.\w+\.js$/);
    await page.goto(suite.site + path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '?modal=auth&tab=login');
    const readyMs = await whenFontsShow(page);
    await shell();
    await expect(main.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(
      (await readShifts()).filter(({ atMs }) => atMs > readyMs),
      path,
    ).toEqual([]);
  }
});

test('a lobby with a filter in its address shows no games before the filter applies', async ({ page, suite }) => {
  await withoutScript(page);
  await page.goto(`${suite.site}/games?search=keno`);
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Dice Tessera' })).toHaveCount(0);
});
