import { expect, HandmadeRelease, logIn, type Page, recompose, type Suite, test } from '@tessera/tooling/browser';

interface Reported {
  readonly points: readonly {
    readonly name: string;
    readonly count: number;
    readonly attributes: Readonly<Record<string, string>>;
  }[];
  readonly events: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
}

let since = '';
test.beforeEach(() => {
  since = new Date().toISOString();
});

/** What pages have reported of a release. */
async function reported(suite: Suite, remote: string, release: string): Promise<Reported> {
  const answer = await fetch(`${suite.sandbox}/__sandbox/telemetry?remote=${remote}&since=${since}`);
  const { points, events } = (await answer.json()) as Reported;
  const isOf = ({ attributes }: { readonly attributes: Readonly<Record<string, string>> }) =>
    attributes['tessera.release'] === release;
  return { points: points.filter(isOf), events: events.filter(isOf) };
}

const countOf = ({ points }: Reported, name: string) =>
  points.reduce((sum, point) => sum + (point.name === name ? point.count : 0), 0);

/** Opens an address and waits until the page measures itself. */
async function openMeasured(page: Page, address: string) {
  const measuring = page.waitForResponse(/\/telemetry\.[0-9a-f]+\.js/);
  await page.goto(address);
  await measuring;
}

/** Hides the page for good. */
const leave = (page: Page) => page.goto('about:blank');

/** Hides the page and shows it again. A page that is left while its requests are intercepted would lose its reports. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

const serve = async (
  name: string,
  behaviour: Parameters<typeof HandmadeRelease.serve>[1],
  page: Page,
  suite: Suite,
) => {
  const made = await HandmadeRelease.serve(name, behaviour);
  await recompose(page, suite, {
    registry: ({ remotes }) => {
      remotes.lists = { live: made.release, ...(remotes.lists && { previous: remotes.lists.live }) };
    },
  });
  return { made, release: `9.9.9-${name}` };
};

test('a hidden page reports what it measured, by release', async ({ page, suite }) => {
  await logIn(page, suite);
  await openMeasured(page, `${suite.site}/transactions`);
  const running = await page.evaluate(() => window.__mf?.remotes);
  const releaseOf = (remote: 'lists' | 'wallet') => `${running?.[remote].version}-${running?.[remote].buildId}`;
  await expect(page.getByRole('table')).toBeVisible();
  const sent: [url: string, body: string][] = [];
  page.on('request', (request) => {
    if (request.url().includes('/telemetry/v1/')) sent.push([request.url(), request.postData() ?? '']);
  });
  await leave(page);
  await expect
    .poll(async () => countOf(await reported(suite, 'lists', releaseOf('lists')), 'web_vitals.lcp'))
    .toBeGreaterThan(0);
  const lists = await reported(suite, 'lists', releaseOf('lists'));
  for (const name of ['tessera.remote.sessions', 'tessera.module.loaded', 'tessera.module.shown', 'web_vitals.cls'])
    expect([name, countOf(lists, name) > 0]).toEqual([name, true]);
  expect(countOf(lists, 'tessera.remote.failed_sessions')).toBe(0);
  expect(countOf(await reported(suite, 'wallet', releaseOf('wallet')), 'tessera.remote.sessions')).toBeGreaterThan(0);
  // The receiver takes everything that a page sends.
  for (const [url, body] of sent) {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await answer.text()).toBe('{}');
  }
  // Neither the player nor what the page shows.
  const id = (await fetch(`${suite.sandbox}/__sandbox/users?email=player@tessera.test`).then((answer) =>
    answer.json(),
  )) as {
    readonly id: string;
  };
  for (const [, body] of sent) expect(body).not.toMatch(new RegExp(`${id.id}|marcella|player@|8,412`));
});

test('a release that crashes is reported with the place, and its tab counts once', async ({ page, suite }) => {
  const { made, release } = await serve('ffffffff01', 'throws', page, suite);
  for (let visit = 0; visit < 2; visit += 1) {
    await openMeasured(page, suite.site);
    await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
    // The fallback has to stand for three seconds before the release is quarantined.
    if (visit === 0) await page.waitForFunction(() => sessionStorage.getItem('quarantined-releases') !== null);
    await hide(page);
  }
  await expect.poll(async () => countOf(await reported(suite, 'lists', release), 'tessera.remote.quarantines')).toBe(1);
  const lists = await reported(suite, 'lists', release);
  expect(countOf(lists, 'tessera.remote.sessions')).toBe(1);
  expect(countOf(lists, 'tessera.remote.failed_sessions')).toBe(1);
  const [{ attributes }] = lists.events as [Reported['events'][number]];
  expect(attributes).toMatchObject({
    'tessera.kind': 'render',
    'tessera.module': 'LiveBets',
    'tessera.cohort': 'live',
  });
  expect(attributes['exception.stacktrace']).toMatch(new RegExp(`^at ${made.origin}/entry.js:\\d+:\\d+`));
  expect(JSON.stringify(lists.events)).not.toContain('crashed on render');
  made.close();
});

test('errors and violations of the policy are attributed to the remote whose script caused them', async ({
  page,
  suite,
  cspViolations,
}) => {
  const { made, release } = await serve('ffffffff02', 'misbehaves when told', page, suite);
  await openMeasured(page, suite.site);
  await expect(page.getByText('release ffffffff02')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('misbehave')));
  await page.waitForFunction(() => 'misbehaved' in window);
  await hide(page);
  await expect.poll(async () => (await reported(suite, 'lists', release)).events.length).toBe(2);
  const lists = await reported(suite, 'lists', release);
  expect(countOf(lists, 'tessera.policy.violations')).toBe(1);
  expect(countOf(lists, 'tessera.remote.failed_sessions')).toBe(1);
  expect(
    lists.events.map(({ attributes }) => attributes['tessera.kind'] ?? attributes['tessera.directive']).sort(),
  ).toEqual(['connect-src', 'unhandled']);
  expect(JSON.stringify(lists)).not.toMatch(/elsewhere|typed by a player/);
  expect(cspViolations.splice(0)).toEqual([expect.stringContaining('connect-src https://elsewhere.test/')]);
  made.close();
});

test('a site without an address for reports loads nothing for them', async ({ page, suite }) => {
  await recompose(page, suite, { config: (config) => Reflect.deleteProperty(config, 'telemetry') });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(suite.site);
  // Loaded when the page is idle, after the telemetry would be.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/events')) ||
      document.readyState === 'complete',
  );
  await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
  await leave(page);
  expect(requests.filter((url) => url.includes('telemetry'))).toEqual([]);
});
