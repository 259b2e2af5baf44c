import { pageFeatures } from '@tessera/platform/compose/headers';
import { expect, type Page, test } from '@tessera/tooling/browser';

declare global {
  interface Document {
    /** Chromium's view of the header Permissions-Policy. */
    readonly featurePolicy: { features(): string[]; allowsFeature(name: string): boolean };
  }
}

/** What a page or a frame may use, and may not, of what pages decide about and the browser knows. */
const featuresIn = (frame: Pick<Page, 'evaluate'>) =>
  frame.evaluate((decided) => {
    const { featurePolicy } = document;
    const known = decided.filter((name) => featurePolicy.features().includes(name));
    const allowed = known.filter((name) => featurePolicy.allowsFeature(name));
    return { allowed, refused: known.filter((name) => !allowed.includes(name)) };
  }, Object.keys(pageFeatures));

test('pages may use what they need, and a game only the whole screen', async ({ page, suite }) => {
  await page.goto(`${suite.site}/game/dice?play=fun`);
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  const { allowed, refused } = await featuresIn(page);
  expect(allowed).toEqual(
    expect.arrayContaining(['camera', 'clipboard-write', 'fullscreen', 'publickey-credentials-get']),
  );
  expect(refused).toEqual(expect.arrayContaining(['clipboard-read', 'geolocation', 'microphone', 'payment', 'usb']));
  for (const name of allowed) expect([name, pageFeatures[name]]).not.toEqual([name, '()']);
  for (const name of refused) expect([name, pageFeatures[name]]).toEqual([name, '()']);
  const game = page.frames().find((frame) => frame.url().startsWith(suite.sandbox));
  expect(game && (await featuresIn(game)).allowed).toEqual(['fullscreen']);
});
