import { expect, expectAccessible, type Page, rendered, type Suite, slow, test } from '@tessera/tooling/browser';
import { signIn } from '../signIn';

const shellScript = /\/main\.\w+\.js$/;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });
const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });

/** Ways in which the page's own script fails with an error event. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  missing: (page) => page.route(shellScript, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  altered: (page) =>
    page.route(shellScript, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}//` });
    }),
  blocked: (page) => page.route(shellScript, (route) => route.abort('blockedbyclient')),
};

for (const [name, fail] of Object.entries(failures)) {
  test(
    `a page with a script that is ${name} shows a notice, and works after a reload that loads it`,
    name === 'missing' ? {} : slow,
    async ({ page, suite }) => {
      await fail(page);
      await page.goto(suite.site);
      await expect(notice(page)).toBeVisible();
      await page.unroute(shellScript);
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(notice(page)).toHaveCount(0);
      await rendered(page);
      await logIn(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
}

test('a page with a hanging script shows a notice until the script loads', slow, async ({ page, suite }) => {
  let arrive: (() => void) | undefined;
  const isHeld = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(shellScript, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(suite.site, { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  arrive?.();
  await expect(notice(page)).toHaveCount(0);
  await logIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Records every notice on the page. */
const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { noticesSeen: seen });
    new MutationObserver(() => {
      const alert = document.querySelector('#page-script-notice:not([hidden]) [role="alert"]');
      if (alert !== null) seen.push(alert.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });

test('a script that is merely slow, as on slow 4G, causes no notice', async ({ page, suite }) => {
  await watchNotices(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await page.goto(suite.site, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getElementById('root')?.dataset.path)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { noticesSeen: string[] }).noticesSeen)).toEqual([]);
});

/** Opens a prerendered page without its script. */
async function openWithoutScript(page: Page, suite: Suite, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await failures.missing?.(page);
  await page.goto(`${suite.site}/settings`);
  await expect(notice(page)).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the notice is inside the prerendered page of a player at ${width}`, slow, async ({ page, suite }, testInfo) => {
    await signIn(page, suite);
    await openWithoutScript(page, suite, width, height);
    await expectAccessible(page, { within: '[role="alert"]' });
    const box = await notice(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    // The last tab stop.
    await page.keyboard.press('Shift+Tab');
    await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeFocused();
    await page.screenshot({ path: testInfo.outputPath('notice.png') });
  });
}
