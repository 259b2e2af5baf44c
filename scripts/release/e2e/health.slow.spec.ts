import { rm } from 'node:fs/promises';
import { targetNamed } from '@tessera/platform/build/targets';
import { readRelease } from '@tessera/platform/compose/release';
import { type Browser, expect, test } from '@tessera/tooling/browser';
import { rebuild } from '../src/testing';
import { serveBuiltSite } from '../src/testing/servedSite';

/** A visit of a new visitor, whose live bets break if the release is broken and the visit is unlucky. */
async function visit(browser: Browser, origin: string, isUnlucky: boolean): Promise<void> {
  const context = await browser.newContext();
  await context.addInitScript((isSo) => Object.assign(window, { isUnlucky: isSo }), isUnlucky);
  const page = await context.newPage();
  const measuring = page.waitForResponse(/\/telemetry\.[0-9a-f]+\.js/);
  await page.goto(origin);
  await measuring;
  await expect(page.getByRole('tab', { name: 'All Bets' })).toBeVisible();
  const reported = page.waitForResponse(/\/telemetry\/v1\/metrics/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await reported;
  await context.close();
}

test('a watched release that breaks in browsers is taken back, and health says what broke', async ({ browser }) => {
  test.slow();
  const site = await serveBuiltSite();
  const { origin } = site;

  const build = targetNamed('lists').outputFolder;
  const script = readRelease(build)?.exposes.LiveBets?.scripts.at(-1);
  const broken = await rebuild(build, {
    buildId: 'bebebebebe',
    edit: (text, file) => (file === script ? `if(window.isUnlucky)throw new Error("broken");${text}` : text),
  });
  const id = await site.publish('lists', broken);
  const watching = site.release('promote', 'lists', id, '--percent', '50', '--watch', '20m').then(
    () => 'promoted',
    (error: Error) => error.message,
  );
  let outcome: string | undefined;
  void watching.then((text) => {
    outcome = text;
  });
  await expect.poll(() => site.release('status', 'lists')).toContain('canary');
  await site.release('health', 'lists');
  let health = '';
  for (let count = 0; outcome === undefined; count += 1) {
    await visit(browser, origin, count % 3 > 0);
    if (outcome === undefined) health = await site.release('health', 'lists').catch(() => health);
  }
  expect(outcome).toMatch(
    /was taken back, since it is worse than the live release: \d+ of \d+ sessions \([\d.]+ %\) failed/,
  );
  expect(health).toMatch(/\d+ × load LiveBets/);
  expect(health).toMatch(/LiveBets shown, cold +.* ms of \d+/);
  expect(await site.release('history', 'lists')).toMatch(/rollback .*for no player, since it is worse/);

  expect(await site.stop()).toBe(0);
  await rm(broken, { recursive: true, force: true });
});
