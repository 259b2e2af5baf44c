import { expect, type Page } from '@tessera/tooling/browser';
import { test } from '@tessera/workbench/testing';

type Frame = ReturnType<Page['frames']>[number];

/** Counts, in the top page, messages from its frames and `balance-changed` events. */
function countMessages(): void {
  if (window.top !== window) return;
  const counts = { heard: 0, told: 0, firstToldAt: 0 };
  Object.assign(window, { counts });
  window.addEventListener('message', () => {
    counts.heard += 1;
  });
  window.addEventListener('balance-changed', () => {
    counts.told += 1;
    if (counts.told === 1) counts.firstToldAt = performance.now();
  });
}

const countsOf = (page: Page) =>
  page.evaluate(() => {
    const { counts } = window as unknown as { counts: { heard: number; told: number; firstToldAt: number } };
    return { ...counts, toldForSeconds: counts.told === 0 ? 0 : (performance.now() - counts.firstToldAt) / 1000 };
  });

/** Opens a game with an empty page in its frame, on the provider's origin, for the test to fill. */
async function openHostileGame(page: Page, address: string): Promise<Frame> {
  await page.addInitScript(countMessages);
  await page.route('**/play/dice?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' }),
  );
  await page.goto(address);
  await expect(page.getByTitle('Dice game')).toBeAttached();
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/play/dice'))).toBe(true);
  const frame = page.frames().find((one) => one.url().includes('/play/dice'));
  if (frame === undefined) throw new Error('The game is not framed.');
  await frame.waitForLoadState();
  return frame;
}

const sayReady = (frame: Frame) => frame.evaluate(() => window.parent.postMessage({ type: 'tessera:game-ready' }, '*'));

test('neither a framed page nor its popup can navigate or block the site', async ({ page, suite }) => {
  const elsewhere = 'https://evil.example/';
  const visited: string[] = [];
  const blocking: string[] = [];
  page.context().on('dialog', (dialog) => {
    blocking.push(dialog.type());
    void dialog.dismiss();
  });
  page.on('download', () => blocking.push('download'));
  await page.context().route(`${elsewhere}**`, (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'Elsewhere' });
  });
  const frame = await openHostileGame(page, `${suite.site}/game/dice?play=fun`);
  const site = page.url();
  await sayReady(frame);
  await expect(page.getByText('Loading for Fun Play...')).toHaveCount(0);

  const answers = await frame.evaluate((url) => {
    const attempt = (act: () => unknown) => {
      try {
        return act();
      } catch {
        return undefined;
      }
    };
    const follow = (attributes: object) => {
      const link = Object.assign(document.createElement('a'), { href: url, ...attributes });
      document.body.append(link);
      link.click();
    };
    const form = Object.assign(document.createElement('form'), { action: url, target: '_top' });
    document.body.append(form);
    attempt(() => window.top?.location.assign(url));
    attempt(() => window.parent.location.replace(url));
    attempt(() => window.open(url, '_top'));
    attempt(() => form.submit());
    attempt(() => follow({ target: '_top' }));
    attempt(() => follow({ href: 'data:text/plain,x', download: 'game.exe' }));
    return [
      attempt(() => window.alert('blocked?')),
      attempt(() => window.confirm('?')),
      attempt(() => window.prompt('?')),
    ];
  }, elsewhere);
  expect(answers).toEqual([undefined, false, null]);

  const opening = page.waitForEvent('popup');
  await page.context().route('**/play/rules', (route) => route.fulfill({ contentType: 'text/html', body: 'Rules' }));
  await frame.evaluate(() => void window.open('/play/rules'));
  const popup = await opening;
  await popup.waitForLoadState();
  await popup.evaluate((url) => {
    for (const act of [
      () => (window.opener.top.location = url),
      () => (window.opener.parent.location = url),
      () => window.opener.parent.postMessage({ type: 'tessera:game-returned' }, '*'),
      () => window.alert('blocked?'),
    ]) {
      try {
        act();
      } catch {
        // Browsers may log refusals.
      }
    }
  }, elsewhere);
  await expect.poll(async () => (await countsOf(page)).heard).toBe(2);
  expect([visited, blocking]).toEqual([[], []]);
  expect(page.url()).toBe(site);
  await expect(page.getByTitle('Dice game')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toHaveCount(0);
});

test('messages that are not from the game or of an unknown kind are ignored', async ({ page, suite }) => {
  const frame = await openHostileGame(page, `${suite.site}/game/dice?play=fun`);
  const faked = await frame.evaluate(async () => {
    const [ready, returned] = [{ type: 'tessera:game-ready' }, { type: 'tessera:game-returned' }];
    const cyclic: Record<string, unknown> = { type: ['tessera:game-ready'] };
    cyclic.self = cyclic;
    const misshapen = [null, 7, 'tessera:game-ready', [ready], { ...ready, type: 'tessera:game-ready ' }, cyclic];
    // Only the site's own page may report that the game returned, not the provider.
    for (const message of [...misshapen, returned, { type: 'tessera:balance-changed', currency: '<b>' }])
      window.parent.postMessage(message, '*');
    // A nested frame has the game's origin, but another window.
    const inner = document.createElement('iframe');
    const loaded = new Promise((resolve) => inner.addEventListener('load', resolve));
    inner.srcdoc = `<script>for (const type of ['tessera:game-ready', 'tessera:game-returned']) top.postMessage({ type }, '*')</script>`;
    document.body.append(inner);
    await loaded;
    return misshapen.length + 4;
  });
  // The site's origin, but another window.
  await page.evaluate(() => window.postMessage({ type: 'tessera:game-returned' }, window.location.origin));
  await expect.poll(async () => (await countsOf(page)).heard).toBe(faked + 1);
  await expect(page.getByTitle('Dice game')).toHaveAttribute('inert');

  await sayReady(frame);
  await expect(page.getByText('Loading for Fun Play...')).toHaveCount(0);
  await expect(page.getByTitle('Dice game')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The game was closed' })).toHaveCount(0);
});

test('a flood of messages leaves the page responsive and is relayed once a second', async ({ page, suite }) => {
  const flood = 20_000;
  const frame = await openHostileGame(page, `${suite.workbench('games')}/stage/GamePlayer/real`);
  await sayReady(frame);
  await expect(page.getByText('Loading for Real gamePlay...')).toHaveCount(0);
  await frame.evaluate((count) => {
    for (let sent = 0; sent < count; sent += 2) {
      window.parent.postMessage({ type: 'tessera:balance-changed', currency: 'BTC' }, '*');
      window.parent.postMessage({ type: 'tessera:game-ready' }, '*');
    }
  }, flood);
  const theatre = page.getByRole('button', { name: 'Theatre mode' });
  await theatre.click();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await countsOf(page)).heard).toBeGreaterThan(flood);
  const { told, toldForSeconds } = await countsOf(page);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(toldForSeconds + 1);
  await expect(page.getByTitle('Dice game')).toBeVisible();
});
