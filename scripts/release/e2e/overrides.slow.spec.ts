import {
  expect,
  expectAccessible,
  HandmadeRelease,
  type Page,
  quiet,
  recompose,
  type Suite,
  test,
} from '@tessera/tooling/browser';

const bait = 'YOU HAVE WON 5 BTC, call 0800 1234';
const bar = (page: Page) => page.getByRole('region', { name: 'Release' });
const shown = 'release abababab12';
const refusal = 'This link asks for a release that this site does not offer.';

let made: HandmadeRelease;
test.beforeEach(async () => {
  made = await HandmadeRelease.serve('abababab12', 'shows its name');
});
test.afterEach(() => made.close());

const ready = (page: Page) => expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();

/** Every request while the page opens, except the page itself. */
async function open(page: Page, suite: Suite, target: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() || asked.push(request.url()));
  await page.goto(`${suite.site}/?mf=${encodeURIComponent(target)}`);
  await ready(page);
  return asked;
}

test('without allowed origins an override is ignored silently', async ({ page, suite }) => {
  for (const target of [`wallet@${bait}`, 'wallet@1.4.0', `lists@${made.release.baseUrl}`]) {
    const asked = await open(page, suite, target);
    await quiet(page);
    expect(asked.filter((url) => /registry\.json|release\.json|Override/.test(url))).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/WON|1\.4\.0|release/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  }
  expect(made.requests).toEqual([]);
});

test.describe('where an origin is allowed', () => {
  test.beforeEach(async ({ page, suite }) => {
    await recompose(page, suite, { config: (config) => Object.assign(config, { overrideOrigins: [made.origin] }) });
  });

  test('a link needs confirmation in a dialog, and No is remembered', async ({ page, suite }) => {
    await open(page, suite, `lists@${made.release.baseUrl}`);
    await expect(bar(page)).toContainText(`This link asks to run lists from ${made.origin} in this tab.`);
    expect(made.requests).toEqual([]);
    await expectAccessible(page, { within: 'section[aria-label="Release"]' });
    await bar(page).getByRole('button', { name: 'Stay on live' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${suite.site}/`);
    await page.reload();
    await ready(page);
    await expect(bar(page)).toHaveCount(0);
    expect(made.requests).toEqual([]);
  });

  test('after Yes it runs in this tab, until one click ends it', async ({ page, context, suite }) => {
    await open(page, suite, `lists@${made.release.baseUrl}`);
    await bar(page).getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page).toHaveURL(`${suite.site}/`);
    await expect(bar(page)).toContainText('lists 9.9.9-abababab12');
    const other = await context.newPage();
    await other.goto(suite.site);
    await ready(other);
    await bar(page).getByRole('button', { name: 'Back to live' }).click();
    await ready(page);
  });

  test('a tab that accepts overrides without asking, as set on the diagnostics page, runs it at once', async ({
    page,
    suite,
  }) => {
    await page.goto(`${suite.site}/__mf`);
    await page.getByRole('switch', { name: 'Run what links ask for without a question' }).click();
    await expectAccessible(page);
    await page.goto(`${suite.site}/?mf=lists@${made.release.baseUrl}`);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page).toHaveURL(`${suite.site}/`);
  });

  for (const target of [bait, `wallet@${bait}`, `nobody@${bait}`, 'lists@https://evil.example/free-coins', 'lists@']) {
    test(`"${target}" shows a fixed sentence without any of its text`, async ({ page, suite }) => {
      await page.route(`${suite.site}/registry.json`, (route) => route.fulfill({ json: { apps: {} } }));
      const asked = await open(page, suite, target);
      await expect(bar(page)).toContainText(refusal);
      expect(await page.locator('body').innerText()).not.toMatch(/WON|0800|evil|free-coins|nobody/);
      expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page)).toHaveCount(0);
    });
  }

  test('the dialog fits a phone', async ({ page, suite }, testInfo) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, suite, `lists@${made.release.baseUrl}`);
      await expect(bar(page)).toBeVisible();
      const box = await bar(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: testInfo.outputPath(`question-${width}.png`) });
    }
  });
});
